import { resolve } from 'node:path'
import { counted } from '#domain/counted.ts'
import { pathText } from '#domain/draft/draft-path.ts'
import { pushFolder } from '#operations/draft/push-folder.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { readVersion } from '#site/published/published-sites.ts'
import { siteDifferences } from '#site/published/site-differences.ts'
import { type CommandContext, EXIT_STATUS, type ExitStatus } from '../command-context.ts'
import { publisher } from './publishing-context.ts'

export interface PushFlags {
  readonly folder?: string
  readonly from?: string
  readonly message?: string
  readonly by?: string
}

/**
 * `forecourt site push SLUG`: makes a draft of what the folder changes against the version that it was pulled at, and prints
 * what the site changed since. Nothing goes live. Exit status 1 if there is nothing to push.
 */
export async function sitePushCommand(
  context: Pick<CommandContext, 'cwd' | 'sitesFolder' | 'open' | 'print' | 'printError'>,
  slug: string,
  { folder: typed, from: typedFrom, message, by }: PushFlags,
): Promise<ExitStatus> {
  const { platform } = await context.open()
  const { history } = platform.publications
  const folder = typed === undefined ? context.sitesFolder : resolve(context.cwd, typed)
  const from = typedFrom === undefined ? null : Number(typedFrom)
  const versions = await history.versions(slug)
  if (versions.length === 0 || (from !== null && !versions.some(({ number }) => number === from))) {
    const numbers = versions.map(({ number }) => number).join(', ') || 'none'
    context.printError(`There is no version ${typedFrom ?? ''} of ${slug} to push against. There are: ${numbers}.`)
    return EXIT_STATUS.usage
  }
  const name = publisher(by)
  const actor = { ...commandActor(slug), name }
  const pushed = await pushFolder(
    { platform, site: { slug }, actor },
    { folder, from, name: message ?? `Pushed by ${name}` },
  )
  if (!pushed.ok) {
    context.printError(WHY[pushed.reason](slug))
    return EXIT_STATUS.failed
  }
  const changes = counted(pushed.changes, 'change')
  context.print(`${slug}: a draft with ${changes} against version ${pushed.from}. Publish it in the console.`)
  if (pushed.from !== pushed.live) for (const line of await changedSince(pushed.from, pushed.live)) context.print(line)
  for (const { change } of pushed.clashes)
    context.print(`  ${pathText(change.path)} was changed on both sides: the draft asks which one stays.`)
  return EXIT_STATUS.done

  async function changedSince(number: number, live: number): Promise<readonly string[]> {
    const [before, after] = [number, live].map((each) => versions.find((version) => version.number === each))
    if (!before || !after) return []
    const [old, now] = [await readVersion(history, before), await readVersion(history, after)]
    if (!old.ok || !now.ok) return []
    const differences = siteDifferences({ ...old, files: before.files }, { ...now, files: after.files })
    return [
      `The site changed since, up to version ${live}:`,
      ...differences.map(({ what, before: was, after: is }) => `  ${what}: ${was ?? 'nothing'} → ${is ?? 'nothing'}`),
    ]
  }
}

const WHY = {
  nothing: (slug: string) => `The folder of ${slug} is as its version: there is nothing to push.`,
  known: (slug: string) => `This folder of ${slug} was pushed before: its draft is in the console.`,
  'no-version': (slug: string) => `${slug} is not live: there is nothing to push against.`,
  locked: (slug: string) => `A part of ${slug} that the folder changes is locked.`,
} as const
