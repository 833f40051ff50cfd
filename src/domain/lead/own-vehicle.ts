import type { LeadForm } from './form/lead-form.ts'
import type { LeadSource, TradeInVehicle } from './lead-source.ts'

/** The vehicle that the visitor wants to trade in, or null. */
export function tradeInVehicle(source: LeadSource): TradeInVehicle | null {
  return isTradeIn(source.form) ? described(source) : null
}

/** The visitor's own vehicle if the lead is about it, as in service and parts enquiries; null for a trade-in. */
export function servedVehicle(source: LeadSource): TradeInVehicle | null {
  return isTradeIn(source.form) || source.form.trade_in === 'No' ? null : described(source)
}

function isTradeIn({ category, trade_in }: LeadForm): boolean {
  return category === 'Trade-In Enquiry' || trade_in === 'Yes'
}

/** The vehicle of the valuation, else of the form; null if both make and model are empty. */
function described({ form, visit }: LeadSource): TradeInVehicle | null {
  if (visit.valued) return visit.valued.vehicle
  const { own_make: make, own_model: model, own_year: year, own_odometer: km, rego, rego_state: state } = form
  if (make === null && model === null) return null
  const registration = rego === null || state === null ? rego : `${rego} (${state})`
  // ADF requires both names (FIELD-1).
  return { year, make: make ?? 'Unspecified', model: model ?? 'Unspecified', km, registration }
}
