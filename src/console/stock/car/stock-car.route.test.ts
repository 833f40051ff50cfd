import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffedConsole, type StaffedConsole } from '../../testing/staffed-console.ts'

let yard: StaffedConsole
beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('max', ['manager'])
})
afterAll(() => yard.close())

it('DESK-2 a fact of a car says where it is from, and an empty one says nothing', async () => {
  const [car] = await yard.platform.addCars('yard', [{ colour: 'Red' }])
  const { text } = await yard.get('max', `/stock/${car?.id}`)
  expect(fieldOf(text, 'colour')).toContain('From ‘')
  expect(fieldOf(text, 'series')).not.toContain('From ‘')
})

/** A field with all that is said of it. */
function fieldOf(html: string, name: string): string {
  const found = html.split('<div class="desk-field').find((field) => field.includes(`name="${name}"`))
  if (found === undefined) throw new Error(`No field ${name}.`)
  return found
}
