import { describe, expect, it } from 'vitest'
import { isServerName, otherHostFault } from './password-host.ts'

const fault = (named: string | undefined, host: string, port: string | number = 22) =>
  otherHostFault(named, { host, port })

describe('S3-17 the server that a password is for', () => {
  it.each([
    [undefined, 'any.example', 22],
    ['dms.example', 'dms.example', 22],
    ['DMS.example', 'dms.EXAMPLE.', 443],
    ['dms.example:2222', 'dms.example', '2222'],
    ['[::1]:22', '[::1]', 22],
    ['[::1]:22', '::1', 22],
  ])('%s: %s, port %s, gets it', (named, host, port) => {
    expect(fault(named, host, port)).toBeNull()
  })

  it.each([
    ['dms.example', 'evil.example', 22],
    ['dms.example', 'dms.example.evil.example', 22],
    ['dms.example', 'evil-dms.example', 22],
    ['dms.example', 'ex%61mple', 22],
    ['dms.example:2222', 'dms.example', 22],
    ['no server name', 'no server name', 22],
  ])('%s: %s, port %s, does not', (named, host, port) => {
    expect(fault(named, host, port)).toContain('ask Forecourt’s support to allow it')
  })

  it.each(['https://dms.example', 'dms.example/stock.csv', 'dms example', 'a@dms.example', ''])(
    '%s is no name of a server',
    (text) => expect(isServerName(text)).toBe(false),
  )
})
