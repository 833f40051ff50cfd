import { expect, it } from 'vitest'
import { feedName, feedText } from './feed-text.ts'

it.each([
  ['8 SP AUTOMATIC', '8-speed automatic'],
  ['6SPD MANUAL', '6-speed manual'],
  ['10 SP AUTO SPORTS MODE', '10-speed auto sports mode'],
  ['1 SP CVT AUTO', '1-speed CVT auto'],
  ['CONTINUOUS VARIABLE CVT', 'Continuous variable CVT'],
  ['7 speed DSG', '7-speed DSG'],
  ['DIESEL', 'Diesel'],
  ['PREMIUM UNLEADED ULP', 'Premium unleaded ULP'],
  ['FRONT WHEEL DRIVE', 'Front wheel drive'],
  ['4X4', '4x4'],
  ['4WD', '4WD'],
  ['AWD', 'AWD'],
  ['TURBO INTERCOOLED', 'Turbo intercooled'],
  ['Double Cab Pick Up', 'Double Cab Pick Up'],
  ['2.8L', '2.8L'],
])('CAR-4 shows a feed’s %s as %s', (text, read) => {
  expect(feedText(text)).toBe(read)
})

it.each([
  ['GLACIER WHITE', 'Glacier White'],
  ['TAN', 'Tan'],
  ["EL'CHAPO RED/BLACK", "El'chapo Red/Black"],
  ['Eclipse Black', 'Eclipse Black'],
])('CAR-4 shows the paint %s as %s', (text, read) => {
  expect(feedName(text)).toBe(read)
})
