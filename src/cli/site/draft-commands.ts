import type { Command } from 'commander'
import type { CommandContext, ExitStatus } from '../command-context.ts'
import { siteLockCommand, siteUnlockCommand } from './site-lock.ts'
import { type PullFlags, sitePullCommand } from './site-pull.ts'
import { type PushFlags, sitePushCommand } from './site-push.ts'

/** Commands of drafts of a site (STUDIO-15, STUDIO-19). */
export function addDraftCommands(site: Command, context: CommandContext, end: (status: ExitStatus) => void): void {
  site
    .command('pull')
    .description('Writes the live version of a site into a folder of sites, with its number.')
    .argument('<slug>')
    .option('--folder <folder>', 'another folder of sites than SITES_DIR')
    .option('--force', 'lose what the folder changed')
    .action(async (slug: string, flags: PullFlags) => end(await sitePullCommand(context, slug, flags)))
  site
    .command('push')
    .description('Makes a draft of what a site’s folder changes against the version that it was pulled at.')
    .argument('<slug>')
    .option('--folder <folder>', 'another folder of sites than SITES_DIR')
    .option('--from <number>', 'the version that the folder started from; default: the one that was pulled')
    .option('-m, --message <text>', 'the name of the draft')
    .option('--by <name>', 'who pushes; default: this machine’s user')
    .action(async (slug: string, flags: PushFlags) => end(await sitePushCommand(context, slug, flags)))
  site
    .command('lock')
    .description('Closes a part of a site for its people, in the name of its group.')
    .argument('<slug>')
    .argument('<part>', 'such as site.json#branding')
    .requiredOption('--by <group>', 'the group, as people of the site read it')
    .action(async (slug: string, part: string, { by }: { readonly by: string }) =>
      end(await siteLockCommand(context, slug, { part, by })),
    )
  site
    .command('unlock')
    .description('Opens a locked part of a site again.')
    .argument('<slug>')
    .argument('<part>')
    .action(async (slug: string, part: string) => end(await siteUnlockCommand(context, slug, part)))
}
