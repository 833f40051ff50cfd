import { sql } from 'kysely'
import type { Team } from '#domain/inbox/assignment.ts'
import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import { BY_NAME } from '../by-name.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** Days on which a person is on leave, both included: '2026-12-24'. */
export interface Leave {
  readonly person: string
  readonly firstDay: string
  readonly lastDay: string
}

/** Who gets a site's leads: rules in order, teams and leave (INBOX-4). */
export function assignmentQueries(siteSlug: string, { queries }: Transactions) {
  return {
    async rules(within?: Transaction): Promise<readonly AssignmentRule[]> {
      const rows = await queries(within)
        .selectFrom('assignment_rules')
        .where('site_slug', '=', siteSlug)
        .orderBy('position')
        .selectAll()
        .execute()
      // Written by `replaceRules` alone.
      return rows.map(({ id, name, rule }) => ({ ...rule, id, name }) as unknown as AssignmentRule)
    },
    /** Until the transaction ends nobody else changes the site's rules. */
    async lockRules(within: Transaction): Promise<void> {
      const key = `assignment rules ${siteSlug}`
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(queries(within))
    },
    /** Stores the rules in this order instead of those before. The caller has locked them. */
    async replaceRules(rules: readonly AssignmentRule[], within: Transaction): Promise<void> {
      await queries(within).deleteFrom('assignment_rules').where('site_slug', '=', siteSlug).execute()
      const rows = rules.map(({ id, name, ...rule }, position) => ({
        site_slug: siteSlug,
        id,
        position,
        name,
        rule: jsonText(rule),
      }))
      if (rows.length > 0) await queries(within).insertInto('assignment_rules').values(rows).execute()
    },
    async teams(within?: Transaction): Promise<readonly Team[]> {
      const rows = await queries(within)
        .selectFrom('inbox_teams')
        .where('site_slug', '=', siteSlug)
        .orderBy(BY_NAME)
        .orderBy('id')
        .select(['id', 'name', 'members'])
        .execute()
      return rows
    },
    async replaceTeams(teams: readonly Team[], within: Transaction): Promise<void> {
      await queries(within).deleteFrom('inbox_teams').where('site_slug', '=', siteSlug).execute()
      const rows = teams.map(({ id, name, members }) => ({
        site_slug: siteSlug,
        id,
        name,
        members: jsonText(members),
      }))
      if (rows.length > 0) await queries(within).insertInto('inbox_teams').values(rows).execute()
    },
    /** Ids of the people on leave on a day ('2026-12-24'). */
    async awayOn(day: string, within?: Transaction): Promise<ReadonlySet<string>> {
      const rows = await queries(within)
        .selectFrom('staff_leave')
        .where('site_slug', '=', siteSlug)
        .where('first_day', '<=', day)
        .where('last_day', '>=', day)
        .select('person_id')
        .execute()
      return new Set(rows.map(({ person_id }) => person_id))
    },
    async setLeave(person: string, leave: readonly Omit<Leave, 'person'>[], within: Transaction): Promise<void> {
      await queries(within)
        .deleteFrom('staff_leave')
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', person)
        .execute()
      const rows = leave.map(({ firstDay, lastDay }) => ({
        site_slug: siteSlug,
        person_id: person,
        first_day: firstDay,
        last_day: lastDay,
      }))
      if (rows.length > 0) await queries(within).insertInto('staff_leave').values(rows).execute()
    },
  }
}
