import type { TriedFile } from '#operations/intake/try-file.ts'
import { rowsOfRemarks } from './feed-rows.ts'
import type { TriedRows } from './mapping-values.ts'

/** INTAKE-6: what a mapping makes of the first rows of a file, in words. */
export function triedRows({ absent, unused, read, usable, cars, remarks, fault }: TriedFile): TriedRows {
  const count = (number: number) => number.toLocaleString('en-AU')
  return {
    fault,
    summary: read === 0 ? 'The file has no rows.' : `${count(usable)} of the first ${count(read)} rows are cars.`,
    absent,
    unused,
    cars: cars.map((car) => ({
      line: `Line ${count(car.line)}`,
      title: car.title,
      details: [
        car.stocknum,
        car.km === null ? null : `${count(car.km)} km`,
        car.place,
        car.pictures === 1 ? '1 picture' : `${count(car.pictures)} pictures`,
      ]
        .filter((part) => part !== null)
        .join(' · '),
      price: car.price === null ? 'no price' : `$${count(car.price)}`,
    })),
    refused: rowsOfRemarks(remarks),
  }
}
