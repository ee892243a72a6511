import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { AREAS, type ServiceData } from '../schemas/service.ts';
import { problemAt } from './check-entry.ts';

interface RightService {
  readonly entry: RawEntry;
  readonly service: ServiceData;
}

/** Checks that the services of an area have the places 1, 2, 3 and so on in its menu, without repetition or gap. */
const wrongOrders = (services: readonly RightService[]): ContentProblem[] =>
  services.flatMap(({ entry, service: { order, area } }) => {
    const same = services.find((other) => other.entry !== entry && other.service.order === order);
    const free =
      services.findIndex((_, index) => !services.some(({ service }) => service.order === index + 1)) + 1;
    if (same && same.entry.file < entry.file)
      return [
        problemAt(
          entry,
          ['order'],
          `another place in ${area}, such as ${free}: ${same.entry.file} already has this one`,
        ),
      ];
    if (order <= services.length) return [];
    return [
      problemAt(
        entry,
        ['order'],
        `a place from 1 to ${services.length}, such as ${free}, which is free in ${area}`,
      ),
    ];
  });

/**
 * @param files the files of the services
 * @param services the valid services
 * @returns a problem for each place in a menu that is taken or beyond its end
 */
export const wrongServiceOrder = (
  files: readonly RawEntry[],
  services: ReadonlyMap<string, ServiceData>,
): ContentProblem[] => {
  // An invalid service may have any place.
  if (files.length !== services.size) return [];
  const right = files.flatMap((entry): RightService[] => {
    const service = services.get(entry.id);
    return service ? [{ entry, service }] : [];
  });
  return AREAS.flatMap((area) => wrongOrders(right.filter(({ service }) => service.area === area)));
};
