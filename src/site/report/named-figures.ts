import { leavesOf } from '../../content-model/read/json-path.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import { entriesIn, type Reading, rightIn } from '../../content-model/reading.ts';
import { agrees, type Figure, figuresIn, isPromised } from './figures.ts';
import { type Ask, eachSentence } from './typed-text.ts';

/** What a sentence may name, and the figures that its list states. */
export interface Subject {
  readonly isNamedIn: (sentence: string, entry: Entry) => boolean;
  readonly name: string;
  /** A plan knows better than the service that it belongs to. */
  readonly isPlan: boolean;
  readonly stated: readonly Figure[];
  /** The files that state them. */
  readonly homes: readonly string[];
}

const textsIn = (data: unknown): string[] => leavesOf(data).map(({ value }) => String(value));
const isWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu');

/** The words of a name that tell it: "Fibra ottica" is told by "fibra". */
const tellingWords = (name: string): string[] =>
  name.split(/\s+/).filter((word) => word.length > 2 || /\d/.test(word));

/**
 * @param reading the content of a day
 * @returns every service, and every plan of its list
 */
export const subjectsIn = (reading: Reading): Subject[] => {
  const lists = new Map(rightIn(reading, 'plans').map((list) => [list.entry.id, list]));
  const solutions = new Map(rightIn(reading, 'solutions').map((list) => [list.entry.id, list]));
  const pages = new Map(rightIn(reading, 'pages').map(({ entry, data }) => [entry.file, data.service]));
  return rightIn(reading, 'services').flatMap(({ entry: { id }, data: service }): Subject[] => {
    const plans = lists.get(service.plans ?? '');
    const solved = solutions.get(id);
    const words = tellingWords(service.name).map(isWord);
    const names = (sentence: string): boolean => words.some((word) => word.test(sentence));
    const homes = [plans, solved].flatMap((list) => (list ? [list.entry.file] : []));
    const { items = [], facts = {}, measures = {}, conditions } = plans?.data ?? {};
    const measuresText = Object.values(measures).map(({ value, unit }) =>
      `${value} ${unit}`.replace('.', ','),
    );
    const shared = [...Object.values(facts), ...measuresText, ...textsIn(conditions)];
    const all = [...shared, ...textsIn(items.map(({ price, ...plan }) => plan)), ...textsIn(solved?.data)];
    const whole: Subject = {
      isNamedIn: names,
      name: service.name,
      isPlan: false,
      stated: all.flatMap(figuresIn),
      homes,
    };
    const each = items.map((plan): Subject => {
      const own = [plan.capacity, plan.sla, plan.description, ...plan.features]
        .filter((text) => text !== undefined)
        .flatMap(figuresIn);
      const word = new RegExp(isWord(plan.name).source, 'u');
      return {
        isNamedIn: (sentence, { file }) =>
          word.test(sentence) && (plan.name.includes(' ') || names(sentence) || pages.get(file) === id),
        name: plan.name,
        isPlan: true,
        // What the plan itself does not state, its list may state for all.
        stated: [
          ...own,
          ...shared.flatMap(figuresIn).filter(({ measure }) => !own.some((one) => one.measure === measure)),
        ],
        homes,
      };
    });
    return [...each, whole];
  });
};

const LISTED = 4;

/**
 * @param reading the content of a day
 * @returns asks about a speed, a time, a share or a number of things that stands in one sentence with a plan or a service
 *   whose list states that measure, and states it otherwise
 */
export const namedFigures = (reading: Reading): Ask => {
  const subjects = subjectsIn(reading);
  const claimed = entriesIn(reading, 'brand').flatMap(({ fields }) =>
    fields.flatMap(({ value, meta: { unit } }) =>
      unit === undefined ? [] : figuresIn(`${String(value).replace('.', ',')} ${unit.split(/[|(]/)[0]}`),
    ),
  );
  return eachSentence((sentence, { entry, field }) => {
    if (field.meta.amounts) return [];
    const typed = figuresIn(sentence).filter(isPromised);
    if (typed.length === 0) return [];
    const named = subjects.filter(
      ({ isNamedIn, homes }) => isNamedIn(sentence, entry) && !homes.includes(entry.file),
    );
    return typed.flatMap((figure) => {
      const isSame = (stated: Figure): boolean => stated.measure === figure.measure;
      const knowing = named.filter(({ stated }) => stated.some(isSame));
      const plans = knowing.filter(({ isPlan }) => isPlan);
      const asked = plans.length > 0 ? plans : knowing;
      const stated = asked.flatMap((one) => one.stated.filter(isSame));
      const [subject] = asked;
      if (!subject || [...stated, ...claimed.filter(isSame)].some((one) => agrees(figure, one))) return [];
      const values = [...new Set(stated.map(({ written }) => written))].slice(0, LISTED).join(', ');
      const home = subject.homes.join(' e ');
      return [
        {
          words: figure.written,
          question: `per "${subject.name}" ${home} dice ${values}: questo è altro?`,
          compared: values,
        },
      ];
    });
  });
};
