import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forCars } from '#words/catalogue.ts'
import type { CountedWord, Word } from '#words/word.ts'

/** Names, which keep their capitals anywhere. */
const NAMES = new Set(
  'ANCAP Act ATM BPAY Car Clarity Chrome EV EVs Google Finance GPS GST Consumer Guarantees Fair Trading I JPEG JavaScript Maestro Mastercard Nissan OK OpenStreetMap PDF PNG PPSR QR Safari SMS START STOP SUV SUVs UV VIN YouTube AutoGrab RedBook Stripe WARNING WebP CTP CO2 LPG ACT NSW NT QLD SA TAS VIC WA Australia Australian Consumer Law'.split(
    ' ',
  ),
)

/** Texts that the product rules quote: visitors get exactly those (docs/product/rules.md). */
const QUOTED = globSync('docs/product/rules*.md').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<!\w)'([^'\n]{3,120})'(?!\w)/g)].map(([, text = '']) => text),
)

/** Buttons in one row with quoted ones, and a heading among quoted ones: CAR-4, CAR-5 and BUDGET-2 name them. */
const BESIDE_QUOTED = [
  'Car Details',
  'Request Photos',
  'Trade-In Valuation',
  'Buy Online',
  'Car History Report',
  'Call the Dealer',
  '0 {type}s Found',
  // Labels of FORM-2, prompts of its kind and the categories of FORM-4, which leads carry as they are.
  'First Name',
  'Last Name',
  'Mobile Number',
  'Email Address',
  'Please Select an Enquiry Type',
  'Please Select a State',
  'Finance Enquiry',
  'Fleet Enquiry',
  'Parts Enquiry',
  'Service Booking',
  'Test Drive',
  'Trade-In Enquiry',
  'Vehicle Enquiry',
  // Quoted with an apostrophe inside.
  "What's Included",
]

it('words: headings and buttons have one case, a sentence’s, but for names and texts that a rule quotes', async () => {
  const files = globSync('src/words/*.ts').filter((file) => !/\/(word|say)\.ts$|\.test\.ts$/.test(file))
  const faults = await Promise.all(
    files.map(async (file) => {
      const nouns: Readonly<Record<string, Word | CountedWord>> = await import(join(process.cwd(), file))
      return Object.entries(nouns)
        .flatMap(([name, word]) =>
          typeof word === 'string'
            ? [[name, word]]
            : [
                [name, word.one],
                [name, word.other],
              ],
        )
        .map(([name, text = '']) => [name, forCars(text)])
        .filter(
          ([, text = '']) =>
            ![...QUOTED, ...BESIDE_QUOTED].some((quoted) => text.startsWith(quoted)) && capitalsOf(text).length > 0,
        )
        .map(([name, text]) => `${file} ${name}: ${text}`)
    }),
  )
  expect(faults.flat()).toEqual([])
})

/** Words with a capital that begin no sentence, line or quotation. */
function capitalsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?<![.:?!…}]['’”]?\s+|^\W*|[‘“'(\n·|}]|\{\w*)\b[A-Z][\w’]*/g)]
    .map(([word]) => word)
    .filter((word) => !NAMES.has(word.replace(/’s$/, '')))
}
