import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { digestOf, filesOfSite } from '#site/published/files-of-site.ts'
import { markFolder, markOfFolder } from '#site/published/folder-version.ts'
import { isUp } from '#site/published/site-history.ts'
import { type CommandContext, EXIT_STATUS, type ExitStatus } from '../command-context.ts'

export interface PullFlags {
  readonly folder?: string
  readonly force?: boolean
}

/**
 * `forecourt site pull SLUG`: writes the live version into a folder of sites, with its number. A folder with changes of its
 * own stays as it is: exit status 1.
 */
export async function sitePullCommand(
  context: Pick<CommandContext, 'cwd' | 'sitesFolder' | 'open' | 'print' | 'printError'>,
  slug: string,
  { folder: typed, force = false }: PullFlags,
): Promise<ExitStatus> {
  const { platform } = await context.open()
  const { history, files } = platform.publications
  const live = await history.newest(slug)
  if (live === null || !isUp(live)) {
    context.printError(`${slug} is not live: there is nothing to pull.`)
    return EXIT_STATUS.usage
  }
  const folder = typed === undefined ? context.sitesFolder : resolve(context.cwd, typed)
  const here = await filesOfSite(folder, slug)
  const mark = await markOfFolder(folder, slug)
  const before = (await history.versions(slug)).find(({ number }) => number === mark)
  const isOwn =
    Object.keys(here).length > 0 && ![live, before].some((each) => each && digestOf(each.files) === digestOf(here))
  if (isOwn && !force) {
    context.printError(
      `${join(folder, slug)} has changes of its own: push them first (forecourt site push ${slug}), or pull with --force to lose them.`,
    )
    return EXIT_STATUS.failed
  }
  for (const path of Object.keys(here))
    if (!(path in live.files) && path.startsWith(`${slug}/`)) await rm(join(folder, path), { force: true })
  for (const [path, hash] of Object.entries(live.files)) {
    if (here[path] === hash) continue
    const bytes = await files.read(hash)
    if (bytes === null) throw new Error(`The file ${path} of version ${live.number} is damaged or missing.`)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  await markFolder(folder, slug, live.number)
  context.print(`${join(folder, slug)} is version ${live.number} of ${slug}.`)
  return EXIT_STATUS.done
}
