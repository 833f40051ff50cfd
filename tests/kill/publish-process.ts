import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publishSite } from '../../src/site/published/publish-site.ts'
import { openHistoryIn } from './open-history-in.ts'

/**
 * A separate process for the kill test: writes the same round number into every file of the site in FOLDER, counting
 * from its argument, and publishes each round until it is killed.
 */
const root = process.env.FOLDER ?? ''
const folder = path.join(root, 'sites')
const { history } = await openHistoryIn(root)
const pages = path.join(folder, 'ash', 'pages')
const names = await readdir(pages)
for (let round = Number(process.argv[2]); ; round += 1) {
  for (const name of names) await writeFile(path.join(pages, name), `---\ntitle: T\ndescription: D\n---\n${round}\n`)
  const file = path.join(folder, 'ash', 'site.json')
  const site: object = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...site, name: `Round ${round}` }))
  console.log('publishing')
  await publishSite({ folder, history }, 'ash', { by: 'the test', message: '', now: new Date() })
  console.log('published')
}
