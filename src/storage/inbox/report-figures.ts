import { sql } from 'kysely'
import type { AnswerTime } from '#domain/lead/answer-time.ts'
import type { StaffScope } from '#domain/staff/actor.ts'
import type { Transactions } from '../transactions.ts'

export interface ReportRange {
  readonly from: Date
  readonly to: Date
}

/** What leads are counted by. */
export const LEAD_DIMENSIONS = ['all', 'day', 'week', 'category', 'source', 'location', 'person'] as const
export type LeadDimension = (typeof LEAD_DIMENSIONS)[number]

/** Leads of one day, category or other part of a dimension. */
export interface LeadFigures {
  readonly by: LeadDimension
  /** '2026-11-23', the Monday of a week, or an id; null: none, such as leads without an owner. */
  readonly key: string | null
  readonly leads: number
  /** Answered by a person (INBOX-3). */
  readonly answered: number
  /** Answered within the site's target. */
  readonly within: number
  /** Business minutes to the answer, by nearest rank; null if none is answered. */
  readonly p50: number | null
  readonly p90: number | null
}

/** Conversations that began in the period, by the furthest stage that they reached. */
export interface FunnelFigures {
  readonly begun: number
  readonly contacted: number
  readonly appointment: number
  readonly negotiating: number
  readonly won: number
  readonly lost: number
  readonly junk: number
}

/** SALES-10: leads that were lost in a period for one reason, and in the one before. */
export interface LostFigures {
  readonly reason: string
  readonly lost: number
  readonly before: number
}

export interface CarFigures {
  readonly carId: string
  readonly title: string
  readonly leads: number
  /** Views of its page since it was listed. */
  readonly views: number
}

/** INBOX-14: figures of one site from its own rows. Junk is left out, apart from its own number. */
export function reportFigures(siteSlug: string, { queries }: Transactions) {
  return {
    /** Leads in every dimension, from one pass over the period. */
    async leads(
      { from, to }: ReportRange,
      { timezone, target }: { readonly timezone: string; readonly target: number },
      scope: StaffScope,
    ): Promise<readonly LeadFigures[]> {
      const { rows } = await sql<LeadFigures>`
        with counted as (
          select lead.created_at at time zone ${timezone}::text as local, lead.category, lead.location_id as location,
            talk.assignee as person, lead.response_minutes as minutes,
            coalesce(nullif(left(trim(lead.payload->'lead_attributes'->'linked_query_params'->>'utm_source'), 60), ''),
              nullif(lead.payload->>'source', ''), 'Website') as source
          from leads lead
          join conversations talk on talk.site_slug = lead.site_slug and talk.id = lead.conversation_id
          where lead.site_slug = ${siteSlug} and lead.created_at >= ${from} and lead.created_at < ${to}
            and talk.stage <> 'junk' and ${inScope(scope)}
        ), placed as (
          select *, to_char(local, 'YYYY-MM-DD') as day, to_char(date_trunc('week', local), 'YYYY-MM-DD') as week
          from counted
        )
        select case when grouping(day) = 0 then 'day' when grouping(week) = 0 then 'week'
            when grouping(category) = 0 then 'category' when grouping(source) = 0 then 'source'
            when grouping(location) = 0 then 'location' when grouping(person) = 0 then 'person' else 'all' end as by,
          coalesce(day, week, category, source, location, person) as key,
          count(*)::int as leads, count(minutes)::int as answered,
          (count(*) filter (where minutes <= ${target}::int))::int as within,
          percentile_disc(0.5) within group (order by minutes) as p50,
          percentile_disc(0.9) within group (order by minutes) as p90
        from placed
        group by grouping sets ((), (day), (week), (category), (source), (location), (person))
        order by 1, leads desc, key`.execute(queries())
      return rows
    },
    /** ROUTE-6: how soon the leads of a period were answered, by everybody; without junk. */
    async answers({ from, to }: ReportRange): Promise<AnswerTime> {
      const { rows } = await sql<AnswerTime>`
        select count(lead.response_minutes)::int as answered,
          percentile_disc(0.5) within group (order by lead.response_minutes) as median
        from leads lead
        join conversations talk on talk.site_slug = lead.site_slug and talk.id = lead.conversation_id
        where lead.site_slug = ${siteSlug} and lead.created_at >= ${from} and lead.created_at < ${to}
          and talk.stage <> 'junk'`.execute(queries())
      return rows[0] ?? { answered: 0, median: null }
    },
    async funnel({ from, to }: ReportRange, scope: StaffScope): Promise<FunnelFigures> {
      const { rows } = await sql<FunnelFigures>`
        with ranks (stage, rank) as (values ('contacted', 1), ('appointment', 2), ('negotiating', 3), ('won', 4)),
        reached as (
          select talk.stage, greatest(
            coalesce((select rank from ranks where ranks.stage = talk.stage), 0),
            coalesce((select max(ranks.rank) from conversation_events event
              join ranks on ranks.stage = event.data->>'to'
              where event.site_slug = talk.site_slug and event.conversation_id = talk.id and event.kind = 'stage'), 0)
          ) as rank
          from conversations talk
          where talk.site_slug = ${siteSlug} and talk.opened_at >= ${from} and talk.opened_at < ${to}
            and ${inScope(scope, 'talk')}
        )
        select (count(*) filter (where stage <> 'junk'))::int as begun,
          (count(*) filter (where stage <> 'junk' and rank >= 1))::int as contacted,
          (count(*) filter (where stage <> 'junk' and rank >= 2))::int as appointment,
          (count(*) filter (where stage <> 'junk' and rank >= 3))::int as negotiating,
          (count(*) filter (where stage = 'won'))::int as won,
          (count(*) filter (where stage = 'lost'))::int as lost,
          (count(*) filter (where stage = 'junk'))::int as junk
        from reached`.execute(queries())
      return rows[0] ?? NO_FUNNEL
    },
    /** SALES-10: conversations that are lost, by their reason and when they were lost: in the period, or since `before`. A corrected reason leaves the day as it is. */
    async lost(
      { from, to, before }: ReportRange & { readonly before: Date },
      scope: StaffScope,
    ): Promise<readonly LostFigures[]> {
      const { rows } = await sql<LostFigures>`
        select talk.reason, (count(*) filter (where event.at >= ${from}))::int as lost,
          (count(*) filter (where event.at < ${from}))::int as before
        from conversations talk
        join lateral (
          select event.at from conversation_events event
          where event.site_slug = talk.site_slug and event.conversation_id = talk.id and event.kind = 'stage'
            and event.data->>'from' is distinct from event.data->>'to'
          order by event.id desc limit 1
        ) event on true
        where talk.site_slug = ${siteSlug} and talk.stage = 'lost' and talk.changed_at >= ${before}
          and event.at >= ${before} and event.at < ${to} and ${inScope(scope, 'talk')}
        group by talk.reason order by lost desc, before desc, talk.reason`.execute(queries())
      return rows
    },
    /** INBOX-14: the cars with the most leads, and their views. */
    async cars({ from, to }: ReportRange, scope: StaffScope, most: number): Promise<readonly CarFigures[]> {
      const { rows } = await sql<CarFigures>`
        select lead.car_id as "carId", max(lead.payload->'vehicle'->>'title') as title, count(*)::int as leads,
          coalesce((select views from car_views seen where seen.site_slug = ${siteSlug} and seen.car_id = lead.car_id), 0)::int
            as views
        from leads lead
        join conversations talk on talk.site_slug = lead.site_slug and talk.id = lead.conversation_id
        where lead.site_slug = ${siteSlug} and lead.created_at >= ${from} and lead.created_at < ${to}
          and lead.car_id is not null and talk.stage <> 'junk' and ${inScope(scope)}
        group by lead.car_id order by leads desc, title limit ${most}`.execute(queries())
      return rows
    },
  }
}

const NO_FUNNEL: FunnelFigures = {
  begun: 0,
  contacted: 0,
  appointment: 0,
  negotiating: 0,
  won: 0,
  lost: 0,
  junk: 0,
}

/** What a person may count: the parts of a lead, or of a conversation. */
function inScope({ dealerships, locations, categories }: StaffScope, table: 'lead' | 'talk' = 'lead') {
  const dealership = table === 'lead' ? sql`lead.payload->>'dealership_slug'` : sql`talk.dealership_slug`
  const parts = [
    dealerships && sql`${dealership} = any(${[...dealerships]}::text[])`,
    locations && sql`${sql.ref(`${table}.location_id`)} = any(${[...locations]}::text[])`,
    categories && sql`${sql.ref(`${table}.category`)} = any(${[...categories]}::text[])`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`
}
