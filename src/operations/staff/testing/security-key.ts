import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAnswer } from '../prove-factor.ts'

export interface UseOptions {
  readonly challenge: string
  readonly allowCredentials: readonly { readonly id: string }[]
}

interface Changes {
  readonly origin?: string
  readonly rpId?: string
  readonly privateKey?: KeyObject
  readonly challenge?: string
  readonly type?: string
}

export type SecurityKey = ReturnType<typeof createKey>

/** A security key in software: ES256, attestation 'none', a counter. */
export function createKey(origin: string) {
  const { publicKey, privateKey } = keyPair()
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  let counter = 0
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    counter += 1
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, rest])
  }
  return {
    id,
    make(options: string): PasskeyAnswer {
      const { challenge, rp }: { challenge: string; rp: { id: string } } = JSON.parse(options)
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose])
      const data = authenticatorData(rp.id, 0x45, credential)
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as PasskeyAnswer
    },
    use({ challenge }: UseOptions, changes: Changes = {}): PasskeyAnswer {
      const data = authenticatorData(changes.rpId ?? new URL(origin).hostname, 0x05)
      const client = clientData(
        changes.type ?? 'webauthn.get',
        changes.challenge ?? challenge,
        changes.origin ?? origin,
      )
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, changes.privateKey ?? privateKey).toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as PasskeyAnswer
    },
  }
}

export function keyPair() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
}
