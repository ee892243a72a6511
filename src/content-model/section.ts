import type * as z from 'zod';
import type { CollectionName, Content } from './collections.ts';
import { comparesField } from './fields/compares.ts';
import type { JsonPath } from './read/json-path.ts';
import type { Section } from './schemas/page.ts';

export type { Section };

/** A figure that a drawing needs and that is missing, too large or of another kind. */
export interface Gap {
  /** The entry that should have it; without one it is the section itself. */
  readonly of?: { readonly collection: CollectionName; readonly id: string };
  readonly path: JsonPath;
  readonly expected: string;
}

/** A drawing that its content does not allow. */
export class CannotDraw extends Error {
  override readonly name = 'CannotDraw';
  readonly gaps: readonly Gap[];

  /** @param gaps at least one */
  constructor(gaps: readonly Gap[]) {
    super(
      gaps
        .map(
          ({ of, path, expected }) =>
            `${of ? `${of.collection}/${of.id} ` : ''}${path.join('.')}: ${expected}`,
        )
        .join('\n'),
    );
    this.gaps = gaps;
  }
}

type SectionSchema = z.ZodObject<{ readonly kind: z.ZodLiteral<string> }>;

/** What a kind of section says about itself. Methods, so that a kind of its own type fits a list of kinds. */
export interface Definition<S extends z.ZodObject = z.ZodObject> {
  /** What the editor calls it, in Italian. */
  readonly name: string;
  readonly schema: S;
  /** It opens a page and has its headline. */
  readonly opening?: true;
  /** The anchors that its buttons lead to, one of which its page must have. */
  readonly buttons?: readonly string[];
  /** @returns the ids of its HTML that links can lead to; `undefined` when they depend on an entry that is refused */
  anchors?(section: z.output<S>, content: Content): readonly string[] | undefined;
  /** Draws what it shows of other entries. @throws CannotDraw when their figures do not allow it */
  draws?(section: z.output<S>, content: Content): unknown;
}

/** A kind of section: the folder of the same name in src/sections. Its schema has its name as title. */
export interface Kind<S extends z.ZodObject = z.ZodObject> extends Definition<S> {
  readonly kind: string;
}

/**
 * @param definition its name, what the kind accepts, its anchors, and what it draws
 * @returns the kind, named as its schema says
 */
export const defineSection = <S extends SectionSchema>(definition: Definition<S>): Kind<S> => ({
  ...definition,
  schema: definition.schema.safeExtend(comparesField).meta({ title: definition.name }) as unknown as S,
  kind: definition.schema.shape.kind.value,
});

/**
 * @param kind the definition of a kind
 * @returns a filter that opens sections of this kind: `sections.filter(isKind(faq))`
 */
export const isKind =
  <S extends z.ZodObject>({ kind }: Kind<S>) =>
  (section: Section): section is Section & z.output<S> =>
    section.kind === kind;
