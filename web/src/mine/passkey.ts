// The browser's own passkeys. What the table asks and what the device answers travel as JSON, in which
// bytes are letters; not every browser can turn one into the other by itself yet.

export const bytes = (letters: string): ArrayBuffer =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (ch) => ch.charCodeAt(0))
    .buffer
export const text = (raw: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(raw), (n) => String.fromCharCode(n)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Passkeys are for a name, and over a line that nobody else can read. */
export const isPossible = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname)

/** The reader closed the device's question, or it took too long. */
export class Cancelled extends Error {}

interface Options {
  challenge: string
  user?: PublicKeyCredentialUserEntity & { id: string }
  excludeCredentials?: (PublicKeyCredentialDescriptor & { id: string })[]
}

const asked = async (ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> => {
  const found = await ask().catch((error: unknown) => {
    throw error instanceof DOMException ? new Cancelled(error.message) : error
  })
  if (!found) throw new Cancelled()
  return found as PublicKeyCredential
}
const told = (credential: PublicKeyCredential, response: Record<string, ArrayBuffer | null>) => ({
  id: credential.id,
  rawId: text(credential.rawId),
  type: credential.type,
  response: Object.fromEntries(
    Object.entries(response).flatMap(([name, raw]) => (raw ? [[name, text(raw)]] : [])),
  ),
})

export const create = async (options: Options): Promise<unknown> => {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user?.id ?? '') },
    excludeCredentials: options.excludeCredentials?.map((each) => ({
      ...each,
      id: bytes(each.id),
    })),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = await asked(() => navigator.credentials.create({ publicKey }))
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  return told(made, { clientDataJSON, attestationObject })
}

export const show = async (options: Options): Promise<unknown> => {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
  } as unknown as PublicKeyCredentialRequestOptions
  const shown = await asked(() => navigator.credentials.get({ publicKey }))
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    shown.response as AuthenticatorAssertionResponse
  return told(shown, { clientDataJSON, authenticatorData, signature, userHandle })
}
