import type { CommandContext } from '#cli/command-context.ts'
import { runCommand } from '#cli/main.ts'
import type { ServedSites } from '../served-sites.ts'

/** Runs `forecourt` in a folder, beside served sites, and returns what it printed. */
export async function commandAt(
  {
    served,
    folder,
    slugs,
  }: { readonly served: ServedSites; readonly folder: string; readonly slugs: readonly string[] },
  argv: readonly string[],
): Promise<{ readonly status: number; readonly printed: readonly string[] }> {
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  const context: CommandContext = {
    cwd: folder,
    sitesFolder: folder,
    openHistory: () => Promise.reject(new Error('nothing here is published')),
    publishing: 'on-save',
    ask: null,
    findPostcode: async () => null,
    print,
    printError: print,
    progress: null,
    open: async () => ({
      platform: served.platform,
      sites: slugs.map((slug) => served.platform.site(slug)),
      refused: [],
    }),
  }
  return { status: await runCommand(argv, context), printed }
}
