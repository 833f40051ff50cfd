import { describe, expect, it } from 'vitest'
import { modelOf } from './model.ts'
import { truckOf } from './truck.ts'

describe('D-27 modelOf finds the full model in a title', () => {
  it.each([
    ['Hyundai', 'Santa', 'Santa FE Highlander', 'Santa Fe', 'Santa FE'],
    ['Toyota', 'Land', 'Land Cruiser Prado GXL', 'LandCruiser Prado', 'Land Cruiser Prado'],
    ['Toyota', 'Landcruiser', 'Landcruiser Prado GXL (4X4)', 'LandCruiser Prado', 'Landcruiser Prado'],
    ['Toyota', 'Land', 'Land Cruiser GXL', 'LandCruiser', 'Land Cruiser'],
    ['Toyota', 'Land Cruiser', 'Land Cruiser GXL', 'LandCruiser', 'Land Cruiser'],
    ['Toyota', 'Rav', 'Rav 4 Cruiser', 'RAV4', 'Rav 4'],
    ['Toyota', 'Other', 'Corolla Cross GX', 'Corolla Cross', 'Corolla Cross'],
    ['Tesla', 'Model', 'Model 3 Long Range', 'Model 3', 'Model 3'],
    ['Land Rover', 'Rover', 'Range Rover Sport SDV6', 'Range Rover Sport', 'Range Rover Sport'],
    ['Land Rover', 'Rover', 'Discovery Sport SE', 'Discovery Sport', 'Discovery Sport'],
    ['Alfa Romeo', 'Romeo', 'Giulietta QV', 'Giulietta', 'Giulietta'],
    ['Great Wall', 'Wall', 'C70 (4X2)', 'C70', 'C70'],
    ['Jeep', 'Grand', 'Grand Cherokee Laredo', 'Grand Cherokee', 'Grand Cherokee'],
    ['Mitsubishi', 'Eclipse', 'Eclipse Cross LS', 'Eclipse Cross', 'Eclipse Cross'],
    ['Volvo', 'Xc', 'Xc 60 Plus', 'XC60', 'Xc 60'],
    ['Ford', 'F', 'F 150', 'F-150', 'F 150'],
    ['Saab', '03-Sep', '9-3 Linear', '9-3', '9-3'],
    ['Hyundai', 'Trucks', 'Trucks Mighty EX6', 'Mighty EX6', 'Trucks Mighty EX6'],
  ])('%s %s in %j is %s', (make, model, title, whole, written) => {
    expect(modelOf(make, model, title)).toEqual({ model: whole, written })
  })

  it.each([
    ['Toyota', 'LandCruiser 300', 'LandCruiser 300 GXL', 'a longer model than the catalogue has'],
    ['Toyota', 'Hilux', 'Hilux SR5', 'a spelling of the feed’s own'],
    ['Toyota', 'Corolla', 'Camry Ascent', 'a title of another car'],
    ['Wuling', 'Mini', 'Mini EV', 'an unknown make'],
    ['Mazda', '3', '3 Maxx', 'a short name that is whole'],
  ])('%s %s stays with %j: %s', (make, model, title) => {
    expect(modelOf(make, model, title).model).toBe(model)
  })
})

describe('D-33 heavy trucks are not vans', () => {
  it.each([
    ['Hino', '500', null],
    ['Hino', '300', 'lightTruck'],
    ['Iveco', 'Stralis', null],
    ['Isuzu', 'NPR', 'lightTruck'],
    ['Isuzu', 'FRR', 'lightTruck'],
    ['Kenworth', 'T610', null],
    ['Mitsubishi', 'Fuso', 'lightTruck'],
  ])('%s %s is a truck', (make, model, body) => {
    expect(truckOf(make, model)).toEqual({ body })
  })

  it.each([
    ['Isuzu', 'D-MAX'],
    ['Isuzu', 'MU-X'],
    ['Iveco', 'Daily'],
    ['Volvo', 'XC60'],
    ['Toyota', 'HiAce'],
    ['Mercedes-Benz', 'Sprinter'],
  ])('%s %s is not a truck', (make, model) => {
    expect(truckOf(make, model)).toBeNull()
  })
})
