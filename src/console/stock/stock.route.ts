import { readStockColumns } from '#domain/desk/stock-columns.ts'
import { readStockListQuery } from '#domain/desk/stock-list-query.ts'
import {
  LONGEST_VIEW_NAME,
  MOST_VIEWS,
  removeStockView,
  saveStockColumns,
  saveStockView,
} from '#operations/desk/stock-choices.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { backTo, stockHref, withDone } from './stock-notice.ts'
import { stockPage } from './stock-page.ts'

/** DESK-1: the table of the stock, and what a person chose for it. Bulk edits are in `bulk`. */
export const routes = {
  'GET /stock': async (call) => {
    // A form without script sends its empty fields too; the address of a state has none.
    const isTidy = [...call.query.values()].every((value) => value !== '')
    return isTidy ? stockPage(call, null) : { to: stockHref(readStockListQuery(call.query)) }
  },
  'POST /stock/views': async (call) => {
    const back = backTo(formText(call.form, 'here'))
    if (formText(call.form, 'do') === 'remove') {
      await removeStockView(staffRequest(call), formText(call.form, 'id'))
      return { to: back }
    }
    const query = new URLSearchParams(back.split('?')[1])
    const saved = await saveStockView(staffRequest(call), { name: formText(call.form, 'name'), query })
    if (saved.ok) return { to: withDone(`/stock${saved.query && `?${saved.query}`}`, { 'view-saved': '1' }) }
    const fault = saved.reason === 'name' ? NAME_FAULT : MANY_FAULT
    return stockPage({ ...call, query }, fault)
  },
  'POST /stock/columns': async (call) => {
    const chosen =
      formText(call.form, 'do') === 'usual' ? readStockColumns(null) : call.form.getAll('column').map(String)
    await saveStockColumns(staffRequest(call), chosen)
    return { to: backTo(formText(call.form, 'here')) }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const NAME_FAULT = `Name of the view: 1 to ${LONGEST_VIEW_NAME} characters, such as ‘Utes to photograph’.`
const MANY_FAULT = `You have ${MOST_VIEWS} views, which is the most. Remove one first.`
