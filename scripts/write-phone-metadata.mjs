// Writes src/domain/phone/phone-metadata.ts: `node scripts/write-phone-metadata.mjs`, after an update of libphonenumber-js.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import metadata from 'libphonenumber-js/max/metadata'
import { root } from './prepare.mjs'

export const PHONE_METADATA = 'src/domain/phone/phone-metadata.ts'

/** Our regions, the territories that share a calling code with one of them, and Canada. The first of a code is its own. */
const BY_CALLING_CODE = {
  1: ['US', 'AS', 'CA', 'GU', 'MP', 'PR', 'VI'],
  61: ['AU', 'CC', 'CX'],
  64: ['NZ'],
}

/** The file's text. One line for each country: nobody reads the rules. */
export function phoneMetadataText() {
  const countries = Object.values(BY_CALLING_CODE)
    .flat()
    .map((code) => `    ${code}: ${JSON.stringify(metadata.countries[code])},\n`)
  return `// Written by \`node scripts/write-phone-metadata.mjs\`; npm run check names it when it is out of date.
import type { MetadataJson } from 'libphonenumber-js/core'

/**
 * Numbering rules of our regions and of who shares a calling code with one, from \`libphonenumber-js/max\`. Browsers load
 * this file, and the library's own smallest one would make a form 33 kB instead of 12 (gzip).
 */
export const phoneMetadata: MetadataJson = {
  version: ${metadata.version},
  country_calling_codes: ${JSON.stringify(BY_CALLING_CODE)},
  countries: {
${countries.join('')}  },
  nonGeographic: {},
}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, PHONE_METADATA), phoneMetadataText())
