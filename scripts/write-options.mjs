// Writes what editors and readers look up of a site's options: the schemas that `$schema` in sites/ names, and
// docs/options.md. The build runs it; the files are not in version control.
import { join } from 'node:path'
import { siteDocsCommand } from '../src/cli/site/site-docs.ts'
import { siteSchemaCommand } from '../src/cli/site/site-schema.ts'
import { root } from './prepare.mjs'

const quiet = () => {}
await siteSchemaCommand({ folder: join(root, 'sites') }, quiet)
await siteDocsCommand({ file: join(root, 'docs', 'options.md') }, quiet)
