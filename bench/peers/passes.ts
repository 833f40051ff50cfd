import type { Filter } from '#search/engine.ts'
import { type Cars, textsOf } from './peer.ts'

/** Whether a car passes a filter; no measured query uses distance. */
export function passes(car: Cars[number], filter: Filter): boolean {
  switch (filter.kind) {
    case 'in':
      return textsOf(car, filter.field).some((value) => filter.values.includes(value))
    case 'not-in':
      return !textsOf(car, filter.field).some((value) => filter.values.includes(value))
    case 'range': {
      const value = car.fields[filter.field]
      return typeof value === 'number' && value >= (filter.min ?? -Infinity) && value <= (filter.max ?? Infinity)
    }
    case 'any':
      return filter.filters.some((part) => passes(car, part))
    case 'all':
      return filter.filters.every((part) => passes(car, part))
    case 'near':
      throw new Error('Distance is not measured here')
  }
}
