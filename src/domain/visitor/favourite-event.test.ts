import { expect, it } from 'vitest'
import { favouriteAdded } from './favourite-event.ts'

it('FORM-12 a favourite added is event 39, of the car and of nobody', () => {
  expect(favouriteAdded('car-1', 'yard')).toEqual({
    event: 'asc_cta_interaction',
    event_id: 39,
    event_owner: 'yard',
    event_action: 'click',
    event_action_result: 'success',
    element_type: 'button',
    element_text: 'Save',
    item_id: 'car-1',
  })
})
