import type { Car } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { cutText } from '#domain/cut-text.ts'
import { readStockListQuery } from '#domain/desk/stock-list-query.ts'
import type { StockView } from '#domain/desk/stock-views.ts'
import { numberKey } from '#domain/listing/car-number.ts'
import { may } from '#domain/staff/actor.ts'
import { showStock } from '../desk/show-stock.ts'
import type { StaffRequest } from '../staff-request.ts'

/** A car as staff name it in a field of text. */
export interface NamedCar {
  readonly id: string
  /** 'U123 · 2021 Toyota Hilux': what the field holds once it is chosen. */
  readonly name: string
  readonly price: number | null
  readonly isSold: boolean
}

/** SALES-1: cars of the person's stock that have these words or numbers, best first. */
export async function carsLike(request: StaffRequest, words: string, most = MOST): Promise<readonly NamedCar[]> {
  const { site, actor } = request
  if (words.trim() === '' || !may(actor, site, 'stock.read')) return []
  const query = readStockListQuery(new URLSearchParams({ q: cutText(words.trim(), LONGEST) }))
  const { rows } = await showStock(request, query)
  return rows.slice(0, most).map(({ car: { id, stocknum, title, price, state } }) => ({
    id,
    name: named(stocknum, title),
    price,
    isSold: state === 'sold',
  }))
}

/** The name of a car as `carNamed` reads it. */
export function nameOfCar(car: Car): string {
  return named(car.stocknum, fullTitle(car))
}

function named(stocknum: string | null, title: string): string {
  return stocknum ? `${stocknum}${BETWEEN}${title}` : title
}

/**
 * SALES-1: the one car that a text names by its number or its whole name, a car for sale before one that sold lately; null:
 * none, so the text is words.
 */
export async function carNamed(request: StaffRequest, text: string): Promise<string | null> {
  const { site, actor } = request
  const [number = ''] = text.split(BETWEEN)
  if (numberKey(number) === '' || !may(actor, site, 'stock.read')) return null
  return (await carIn(request, 'all', number)) ?? (await carIn(request, 'sold', number))
}

async function carIn(request: StaffRequest, view: StockView, number: string): Promise<string | null> {
  const query = readStockListQuery(new URLSearchParams({ view, q: cutText(number.trim(), LONGEST) }))
  const { rows } = await showStock(request, query)
  const isIt = (value: string | null) => value !== null && numberKey(value) === numberKey(number)
  const cars = rows.map(({ car }) => car)
  const byNumber = cars.filter((car) => [car.stocknum, car.vin, car.frameNumber, car.regplate].some(isIt))
  const matches = byNumber.length > 0 ? byNumber : cars.filter(({ title }) => isIt(title))
  return matches.length === 1 ? (matches[0]?.id ?? null) : null
}

const BETWEEN = ' · '
const MOST = 5
const LONGEST = 100
