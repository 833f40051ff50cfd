// `node scripts/generated.mjs` names each file that a command writes and that is not what the command writes now. The
// files are in the repository because programs and readers want them there; npm run check runs this.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { notices } from './notices.mjs'
import { root } from './prepare.mjs'
import { PHONE_METADATA, phoneMetadataText } from './write-phone-metadata.mjs'

/** @type {readonly (readonly [file: string, text: string, command: string])[]} */
const GENERATED = [
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
