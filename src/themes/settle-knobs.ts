/** A template's knobs with their values, everywhere (`at` is null) or within an at-rule. */
export type Knobs = ReadonlyMap<string, readonly { readonly at: string | null; readonly value: string }[]>

/** Reads the custom properties that stylesheets set, with the at-rule around each. */
export function readKnobs(css: string): Knobs {
  const knobs = new Map<string, { at: string | null; value: string }[]>()
  const around: string[] = []
  for (const [, opened, name = '', value = ''] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(PIECES)) {
    if (opened !== undefined) around.push(opened.trim())
    else if (name === '') around.pop()
    else {
      const at = around.find((each) => each.startsWith('@')) ?? null
      knobs.set(name, [...(knobs.get(name) ?? []), { at, value: value.trim().replaceAll(/\s+/g, ' ') }])
    }
  }
  return knobs
}

/** The start of a block, a custom property with its value, or the end of a block. */
const PIECES = /([^{};]+)\{|(--[\w-]+):\s*([^;{}]+);|\}/g

/** The knob in a declaration's value, such as `var(--offers-gap, revert-layer)`; null for any other value. */
export function knobOf(value: string): string | null {
  return /^var\(\s*(--[\w-]+),\s*revert-layer\s*\)$/.exec(value)?.[1] ?? null
}
