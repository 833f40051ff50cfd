import type { FacetCount } from '#search/engine.ts'

/**
 * D-47: the attributes of InstantSearch's `hierarchicalMenu` for makes and their models, named as Algolia's documentation
 * names levels: 'Toyota', then 'Toyota > HiLux'. Both are read from fields that the index has anyway.
 */
export const MENU_LEVELS = ['make_model.lvl0', 'make_model.lvl1'] as const
export type MenuLevel = (typeof MENU_LEVELS)[number]

/** That library's default separator. */
const SEPARATOR = ' > '

export function isMenuLevel(name: string): name is MenuLevel {
  return (MENU_LEVELS as readonly string[]).includes(name)
}

/** The index's field of a level. */
export function levelField(level: MenuLevel): 'make' | 'make_model' {
  return level === 'make_model.lvl0' ? 'make' : 'make_model'
}

/** The fields to count for a level: a path is told from 'Land Rover Defender' by the makes among the cars found. */
export function levelFields(level: MenuLevel): readonly ('make' | 'make_model')[] {
  return level === 'make_model.lvl0' ? ['make'] : ['make', 'make_model']
}

/** A level's value as the index holds it: 'Toyota > HiLux' is 'Toyota HiLux'. */
export function levelValue(level: MenuLevel, value: string): string {
  return level === 'make_model.lvl0' ? value : value.replace(SEPARATOR, ' ')
}

/** The counts of a level, its values as paths. */
export function levelCounts(
  level: MenuLevel,
  { make = [], make_model = [] }: Readonly<Record<string, readonly FacetCount[]>>,
): readonly FacetCount[] {
  if (level === 'make_model.lvl0') return make
  const makes = make.map(({ value }) => value).toSorted((one, other) => other.length - one.length)
  return make_model.flatMap(({ value, count }) => {
    const own = makes.find((name) => value.startsWith(`${name} `))
    return own === undefined ? [] : [{ value: `${own}${SEPARATOR}${value.slice(own.length + 1)}`, count }]
  })
}
