// `node scripts/generated.mjs` names each file that a command writes and that is not what the command writes now. The
// files are in the repository because editors and readers want them there; npm run check runs this.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedCatalogueSchemas, publishedJsonSchemaText } from '../src/site/docs/json-schema.ts'
import { optionDocs } from '../src/site/docs/option-docs.ts'
import { notices } from './notices.mjs'
import { root } from './prepare.mjs'
import { PHONE_METADATA, phoneMetadataText } from './write-phone-metadata.mjs'

const SCHEMAS = 'npm run forecourt -- site schema'

/** @type {readonly (readonly [file: string, text: string, command: string])[]} */
const GENERATED = [
  ['sites/site.schema.json', publishedJsonSchemaText(), SCHEMAS],
  ...Object.entries(publishedCatalogueSchemas()).map(([name, text]) => [`sites/${name}`, text, SCHEMAS]),
  ['docs/options.md', optionDocs(), 'npm run forecourt -- site docs'],
  [PHONE_METADATA, phoneMetadataText(), 'node scripts/write-phone-metadata.mjs'],
  ['THIRD-PARTY-NOTICES.md', notices(JSON.parse(readText('package-lock.json'))), 'node scripts/notices.mjs'],
]

/**
 * One sentence for each file that is out of date or missing.
 * @param {(file: string) => string | null} read
 * @returns {string[]}
 */
export function staleFiles(read = readText) {
  return GENERATED.flatMap(([file, text, command]) =>
    read(file) === text ? [] : [`${file} is out of date: run \`${command}\``],
  )
}

function readText(file) {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    // A missing file is out of date too.
    return null
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = staleFiles()
  for (const sentence of stale) console.log(sentence)
  if (stale.length > 0) process.exitCode = 1
}
