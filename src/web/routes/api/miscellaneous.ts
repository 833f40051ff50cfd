import { recordValuation } from '#operations/trade-in/record-valuation.ts'
import { jsonError, methodNotAllowed, readJson } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

export const loader = () => methodNotAllowed('POST')

/** TRADE-4: records a valuation's result (http-api.md); 404 on sites without that option. */
export async function action(args: RouteArgs): Promise<Response> {
  const context = contextOf(args)
  const { valuation, saveResult } = context.site.tradeIn
  if (!(valuation && saveResult)) return jsonError(404, 'There is no such call.')
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const body = await readJson(args.request)
  if (!body.ok) return body.response
  const { column_name: column, id } = body.fields
  const faults = {
    ...(column === 'valuation' ? {} : { column_name: ['column_name is ‘valuation’.'] }),
    ...(typeof id === 'string' ? {} : { id: ['id is required.'] }),
  }
  if (Object.keys(faults).length > 0 || typeof id !== 'string')
    return jsonError(422, 'Please fix the following errors:', { fields: faults })
  if (!(await recordValuation(context, id))) return jsonError(404, 'There is no such valuation, or it has expired.')
  return Response.json({ success: true })
}
