import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

it('OPS-7 sends no traces unless a collector is set', () => {
  expect(readEnvironment({ OTEL_SERVICE_NAME: 'cars' }).traces).toBeNull()
})

it('OPS-7 reads OpenTelemetry’s own variables', () => {
  const { traces } = readEnvironment({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, tenant=cars',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  })
  expect(traces).toEqual({
    endpoint: 'http://collector:4318',
    headers: { authorization: 'Bearer abc', tenant: 'cars' },
    service: 'forecourt',
    share: 0.25,
  })
})

it('OPS-7 refuses an address or a share that makes no sense', () => {
  expect(() => readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT')
  expect(() => readEnvironment({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG')
})
