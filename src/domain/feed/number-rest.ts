import type { NumberField } from '../car/field.ts'

/**
 * Kind 1 of issue 47: whether the text around a figure explains it: nothing, marks, or a unit of its field. '7 or 8', '258 lb-ft'
 * of newton metres and '4.9 m' of millimetres are no figures of ours.
 */
export function explainsNumber(before: string, after: string, { unit, measure }: NumberField): boolean {
  const words = UNITS[measure ?? unit] ?? ANY_UNIT
  if (words === null) return true
  return !BOUNDS.test(before) && new RegExp(`^${MARKS}(?:${words}${MARKS})?$`, 'iu').test(after.normalize('NFKC'))
}

/** A figure behind one of these is a limit of what the car has. */
const BOUNDS =
  /[<>~≤≥]|(?<!\p{L})(?:from|up to|under|over|at least|at most|max|min|below|above|less|more|not|or|to)(?!\p{L})/iu
const MARKS = String.raw`[\s*.+!()'’"-]*`
const GALLON = String.raw`(?:\s*\(?(?:us|imp|imperial|uk)\b)?`
const LITRES = '(?:l|lt|ltrs?|lit(?:re|er)s?)'

/** The units of a number as feeds write them, by what it measures or by its field's unit. Null: any text may follow. */
const UNITS: Readonly<Record<string, string | null>> = {
  'a number of doors': '(?:d|drs?|doors?)',
  'a number of seats': '(?:s|str|seats?|seaters?|passengers?|pax)',
  'a number of beds': '(?:beds?|berths?|people|persons?|adults?)',
  'a number of cylinders': '(?:c|cyls?|cylinders?)',
  feet: '(?:ft|feet|foot|′)',
  kilograms: '(?:kgs?|kilos?|kilogram(?:me)?s?)',
  millimetres: '(?:mms?|millimet(?:re|er)s?)',
  'newton metres': String.raw`(?:n[ .·-]?m|newton[ -]?met(?:re|er)s?)(?:\s*(?:@|at)\s*[\d,. -]+\s*(?:rpm|r\/min))?`,
  stars: String.raw`stars?(?:\s*out of (?:5|five))?`,
  'per cent a year': String.raw`(?:%|per ?cent|pct)?\s*\(?(?:p\.?\s?a|per annum|a year|per year)?`,
  years: '(?:y|yrs?|years?)',
  consumption: String.raw`(?:mpg${GALLON}|miles per gal(?:lon)?s?${GALLON}|km\s?(?:\/|per)\s?${LITRES}|${LITRES}\s?(?:\/|per|p)\s?100(?:\s?(?:k|kms?|kilomet(?:re|er)s?))?)(?:\s*\(?(?:combined|average|avg|adr|wltp|epa))?`,
  volume: `(?:${LITRES}|gal(?:lons?)?${GALLON})`,
  // Engines are read by their own rule.
  'cubic centimetres': null,
  litres: null,
}
const ANY_UNIT = `(?:${Object.values(UNITS)
  .filter((each) => each !== null)
  .join('|')}|kms?|mi|miles)`
