import type { Migration } from 'kysely/migration'
import * as baseline from './001-baseline.ts'
import * as staffSignIns from './055-staff-sign-ins-expands.ts'
import * as drafts from './056-drafts-expands.ts'
import * as previewLinks from './057-preview-links-expands.ts'
import * as scheduleWarnings from './058-schedule-warnings-expands.ts'
import * as alertPhones from './059-alert-phones-expands.ts'
import * as sales from './060-sales-expands.ts'
import * as unreadFiles from './061-unread-files-expands.ts'
import * as alertLinks from './062-alert-links-expands.ts'

/** All migrations by name, in order. Released migrations never change, neither name nor effect. */
export const ALL_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-baseline': baseline,
  '055-staff-sign-ins-expands': staffSignIns,
  '056-drafts-expands': drafts,
  '057-preview-links-expands': previewLinks,
  '058-schedule-warnings-expands': scheduleWarnings,
  '059-alert-phones-expands': alertPhones,
  '060-sales-expands': sales,
  '061-unread-files-expands': unreadFiles,
  '062-alert-links-expands': alertLinks,
}
