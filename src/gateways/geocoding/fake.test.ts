import { createFakeGeocoder } from './fake.ts'
import { geocoderContract } from './geocoding.contract.ts'

const brisbane = { lat: -27.47, lng: 153.03, name: 'Brisbane' }

geocoderContract('The fake', async () =>
  createFakeGeocoder({ '4000': brisbane, '1 Example Street, Brisbane QLD 4000': brisbane }),
)
