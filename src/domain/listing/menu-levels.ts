import type { FacetCount } from '#search/engine.ts'

/**
 * D-47: attributes of InstantSearch's `hierarchicalMenu` for makes and models, with Algolia's names for levels:
 * 'Toyota', then 'Toyota > HiLux'. Both are derived from existing fields of the index.
 */
export const MENU_LEVELS = ['make_model.lvl0', 'make_model.lvl1'] as const
export type MenuLevel = (typeof MENU_LEVELS)[number]

/** The library's default separator. */
const SEPARATOR = ' > '

export function isMenuLevel(name: string): name is MenuLevel {
  return (MENU_LEVELS as readonly string[]).includes(name)
}

/** The index field of a level. */
export function levelField(level: MenuLevel): 'make' | 'make_model' {
  return level === 'make_model.lvl0' ? 'make' : 'make_model'
}

/** The fields to count for a level. The second level needs the makes too, to split 'Land Rover Defender'. */
export function levelFields(level: MenuLevel): readonly ('make' | 'make_model')[] {
  return level === 'make_model.lvl0' ? ['make'] : ['make', 'make_model']
}

/** Converts a level's value to the index's: 'Toyota > HiLux' becomes 'Toyota HiLux'. */
export function levelValue(level: MenuLevel, value: string): string {
  return level === 'make_model.lvl0' ? value : value.replace(SEPARATOR, ' ')
}

/** The counts of a level, with paths as values. */
export function levelCounts(
  level: MenuLevel,
  { make = [], make_model = [] }: Readonly<Record<string, readonly FacetCount[]>>,
): readonly FacetCount[] {
  if (level === 'make_model.lvl0') return make
  const makes = make.map(({ value }) => value).toSorted((one, other) => other.length - one.length)
  return make_model.flatMap(({ value, count }) => {
    const makeName = makes.find((name) => value.startsWith(`${name} `))
    return makeName === undefined
      ? []
      : [{ value: `${makeName}${SEPARATOR}${value.slice(makeName.length + 1)}`, count }]
  })
}
