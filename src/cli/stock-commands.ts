import type { Command } from 'commander'
import type { CommandContext, ExitStatus } from './command-context.ts'
import { type StockImportFlags, stockImportCommand } from './stock-import.ts'
import { withAnswerOptions } from './typed-answers.ts'

/** Adds the commands about a site's stock to `group` (STOCK-1). */
export function addStockCommands(group: Command, context: CommandContext, end: (status: ExitStatus) => void): Command {
  const command = group
    .command('import')
    .description(
      'Makes a dealer’s file the stock of a site. Exit status: 0 done, 1 nothing could be used, 2 usage, 3 held back.',
    )
    .requiredOption('--site <slug>', 'the site')
    .argument('<file>', 'CSV, JSON, NDJSON or XML')
    .option('--mapping <file>', 'how the file’s columns become fields of a car (docs/feeds.md)')
  withAnswerOptions(command)
    .option('--dry-run', 'print what would happen, and change nothing', false)
    .option('--force', 'import even when the stock would shrink by more than half', false)
    .option('--report <file>', 'write every refused row and every warning to a CSV file')
    .action(async (file: string, flags: StockImportFlags) => end(await stockImportCommand(context, file, flags)))
  return group
}
