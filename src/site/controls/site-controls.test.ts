import { expect, test } from 'vitest'
import { optionLeaves } from '../docs/option-leaves.ts'
import { isItemId } from './control-kind.ts'
import { OPTION_WORDS } from './control-words.ts'
import { defaultText } from './default-text.ts'
import { PAGE_CONTROLS, SITE_CONTROLS } from './site-controls.ts'

const options = optionLeaves().filter(({ path }) => !isItemId(path))

test('STUDIO-1: each option of a site has a control with label and description', () => {
  const controls = new Map(SITE_CONTROLS.map((control) => [control.path, control]))
  const without = options.filter(({ path }) => !controls.get(path)?.label || !controls.get(path)?.description)
  expect(without.map(({ path }) => path)).toEqual([])
})

test('STUDIO-1: a control says its default, or must be filled in', () => {
  for (const option of options) {
    const [control] = SITE_CONTROLS.filter(({ path }) => path === option.path)
    if (!control) continue
    // The schema of a file has its default as text; an option without one must be written, or may be left out.
    if (option.default !== null)
      expect([option.path, JSON.stringify(control.default)]).toEqual([option.path, option.default])
    const said = defaultText(control)
    expect([control.path, said === null || /^Default: .+\.$/.test(said)]).toEqual([control.path, true])
    expect([control.path, said === null]).toEqual([control.path, !control.isOptional])
  }
})

test('STUDIO-1: a control says the limits that the schema has', () => {
  const limited = SITE_CONTROLS.filter(({ kind, limits }) => LIMITED.includes(kind) && limits.most !== null)
  expect(limited.length).toBeGreaterThan(60)
  for (const { path, limits, limitsText } of limited)
    expect([path, limitsText]).toEqual([path, expect.stringContaining(limits.most!.toLocaleString('en-AU'))])
})

const LIMITED = ['number', 'money', 'text', 'long-text', 'list', 'lines']

test('STUDIO-1: a choice has a name for each of its values, and a chooser has choices', () => {
  for (const { path, kind, choices, shapes } of SITE_CONTROLS) {
    for (const { label } of choices) expect([path, label]).toEqual([path, expect.not.stringMatching(SYSTEM)])
    if (kind === 'choice' || kind === 'choices') expect([path, choices.length > 0]).toEqual([path, true])
    for (const { label } of shapes) expect([path, label]).toEqual([path, expect.not.stringMatching(SYSTEM)])
  }
})

/** Words of files, programs and rules. Braces hold what a service fills in. */
const SYSTEM =
  /[A-Z]{2,}-\d|`|\b(slugs?|IANA|JSON|null|ids?|markdown|schema|boolean|string|array|webhook|preset|environment|site check)\b|docs\/|_groups|[a-z]+_[a-z]+/i

test('STUDIO-1: nobody reads a word of the system', () => {
  const said = [...SITE_CONTROLS, ...PAGE_CONTROLS].map(({ path, label, description }) => ({
    path,
    text: `${label}. ${description}`,
  }))
  const wrong = said.filter(({ text }) => SYSTEM.test(text.replace(/\{\w+\}/g, '')))
  expect(wrong).toEqual([])
})

test('STUDIO-1: the console’s words are of options that there are', () => {
  const paths = new Set([...SITE_CONTROLS, ...PAGE_CONTROLS].map(({ path }) => path))
  expect(Object.keys(OPTION_WORDS).filter((path) => !paths.has(path))).toEqual([])
})
