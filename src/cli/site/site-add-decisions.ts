import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readText } from '#site/files/read-text.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import { type CommandContext, EXIT_STATUS, type ExitStatus } from '../command-context.ts'

type AddDecisionsContext = Pick<CommandContext, 'sitesFolder' | 'publishing' | 'print' | 'printError'>

/**
 * `forecourt site add-decisions SLUG` (LAW-5): adds the list of what programs decide to the site's privacy policy, as a
 * section above the one on who sees the details, else at the end. Exit status 0 if the list is there afterwards, 1 if
 * there is no policy to add it to, 2 if there is no such site. Changes nothing but that file.
 */
export async function siteAddDecisionsCommand(context: AddDecisionsContext, slug: string): Promise<ExitStatus> {
  const { sitesFolder, print, printError } = context
  const { live } = await readFolder(sitesFolder, EMPTY_FOLDER, false)
  const good = live.get(slug)
  if (good === undefined) {
    printError(`${sitesFolder} has no site "${slug}" without faults. See: forecourt site check`)
    return EXIT_STATUS.usage
  }
  const { site, pages } = good
  const policy = pages.find(({ path }) => path === site.legal.privacyPolicy)
  if (policy === undefined) {
    printError(
      `${slug} has no page of its own at ${site.legal.privacyPolicy}: write pages/privacy-policy.md first. docs/examples/privacy-policy.md has the list in it.`,
    )
    return EXIT_STATUS.failed
  }
  const name = `pages/${policy.name}.md`
  const file = join(sitesFolder, slug, name)
  const text = await readText(file)
  if (/\{\{\s*decisions\s*\}\}/.test(text)) {
    print(`${name} of ${slug} has the list already.`)
    return EXIT_STATUS.done
  }
  await writeFile(file, withList(text))
  print(`Added the list of what programs decide to ${name} of ${slug}. It follows the site’s switches by itself.`)
  print('Read the rest of the page again, and have a lawyer read it: a sentence such as')
  print('“we make no decision about you by computer alone” is no longer true beside the list.')
  if (context.publishing === 'on-command') print(`It goes live with: forecourt site publish ${slug}`)
  return EXIT_STATUS.done
}

function withList(text: string): string {
  const before = /^## Who sees it/m.exec(text)?.index ?? text.length
  const [head, tail] = [text.slice(0, before).trimEnd(), text.slice(before)]
  return `${head}\n\n${SECTION}\n${tail === '' ? '' : `\n${tail}`}`
}

const SECTION = '## What a program decides\n\n{{decisions}}'
