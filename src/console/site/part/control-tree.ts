import type { Control } from '#site/controls/control.ts'
import { PAGE } from '#site/controls/outline.ts'
import { PAGE_CONTROLS, SITE_CONTROLS } from '#site/controls/site-controls.ts'
import { isPageFile } from './site-steps.ts'

const CONTROLS = [...SITE_CONTROLS, ...PAGE_CONTROLS]
const BY_PATH = Map.groupBy(CONTROLS, ({ path }) => path)
const BY_PARENT = Map.groupBy(CONTROLS, ({ path }) => path.split('.').slice(0, -1).join('.'))

/** The path of options at a place of one site: `locations[].phone` for 'locations', '@yard', 'phone'; null: there is none. */
export function patternOf(steps: readonly string[]): string | null {
  let path = ''
  for (const step of steps) {
    if (path === '' && isPageFile(step)) path = PAGE
    else if (step.startsWith('@')) path = `${path}[]`
    else {
      const named = path === '' ? step : `${path}.${step}`
      if (isKnown(named)) path = named
      else if (BY_PARENT.has(`${path}.*`)) path = `${path}.*`
      else return null
    }
  }
  return path
}

function isKnown(path: string): boolean {
  return BY_PATH.has(path) || BY_PARENT.has(path)
}

/** The controls of a place; several for an option that differs by the form of its item. */
export function controlFor(steps: readonly string[], shape: string | null): readonly Control[] {
  return of(BY_PATH.get(patternOf(steps) ?? '') ?? [], shape)
}

/** The controls directly inside a place. */
export function controlsIn(steps: readonly string[], shape: string | null): readonly Control[] {
  const path = patternOf(steps)
  return path === null ? [] : of(BY_PARENT.get(path) ?? [], shape)
}

/** Those of a form; where it is the form of something else, such as an item's own item, all of them. */
function of(controls: readonly Control[], shape: string | null): readonly Control[] {
  const isOfThese = controls.some((control) => control.shape === shape)
  const fits = controls.filter((control) => !isOfThese || control.shape === null || control.shape === shape)
  return fits.filter(({ path }, at) => fits.findIndex((each) => each.path === path) === at)
}
