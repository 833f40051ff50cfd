import { addressText, directionsHref, licenceText, type Place } from '../location/location.ts'
import { hoursToday } from '../location/opening-hours.ts'
import { maskPhone } from '../visitor/phone-mask.ts'
import type { Car } from './car.ts'
import { phoneNumber } from './phone-number.ts'
import type { VehicleLocationView } from './vehicle-view.ts'

/** Where the car can be seen, its number masked (CAR-1, PHONE-1, PLACE-2, PLACE-3). */
export function vehicleLocation(car: Car, place: Place, now: Date): VehicleLocationView {
  const phone = vehiclePhone(car, place)
  return {
    id: place.id,
    name: place.name,
    address: addressText(place),
    directionsHref: directionsHref(place),
    licence: licenceText(place),
    maskedPhone: phone === null ? null : maskPhone(phone),
    hoursToday: hoursToday(place, now),
  }
}

/** The full number to call about a car, which only a reveal may tell (PHONE-1, PHONE-2); null without one. */
export function vehiclePhone(car: Pick<Car, 'car_type' | 'location'>, place: Place | null): string | null {
  return place === null ? car.location.phone : phoneNumber(car.car_type, place)
}
