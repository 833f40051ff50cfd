import { defineForm } from '../form/define-form.ts'
import { type PushTarget, pushTargetSchema } from './channel-push.ts'

const { host, port, path, username, hostKey } = pushTargetSchema.shape

/** OUT-1, STAFF-11: the form of where a channel's file is sent. */
export const PUSH_FORM = defineForm({
  host: { label: 'Server', schema: host, input: (value: string) => value },
  port: { label: 'Port', schema: port, input: (value: number) => String(value) },
  path: { label: 'File on the server', schema: path, input: (value: string) => value },
  username: { label: 'User name', schema: username, input: (value: string) => value },
  hostKey: { label: 'The server’s key', schema: hostKey, input: (value: string) => value },
})

export type PushFields = (typeof PUSH_FORM)['fields']

/** 'yard@sftp.partner.example:22/in/cars.csv' */
export function pushPlace({ username, host, port, path }: PushTarget): string {
  return `${username}@${host}:${port}${path}`
}
