import { vi } from 'vitest';

/** What happens to a request: served, lost before the server has it, lost on the way back, or another status. */
export type Fate = 'served' | 'lost' | 'answer lost' | number;

/** The outside service of a curriculum, as docs/cv-uploads.md describes it. */
export class CvServer {
  /** Fates of the coming requests, by what they ask; served when there is none. */
  readonly fates: Record<'announce' | 'lead' | 'part' | 'ask', Fate[]> = {
    announce: [],
    lead: [],
    part: [],
    ask: [],
  };
  readonly requests: string[] = [];
  /** The leads as they came, whatever was answered. */
  readonly leads: Record<string, unknown>[] = [];
  /** The ids of the leads, as they came. */
  readonly keys: (string | null)[] = [];
  refusal: string | undefined;
  /** An upload that no application may name: of another one, or erased. */
  goneUpload: string | undefined;
  /** The application was mailed without what was announced. */
  isCvMissing = false;
  /** No answer to a request of this kind before it settles. */
  readonly held: Partial<Record<'lead' | 'part', Promise<void>>> = {};
  announced: { size: number; sha256: string; filename: string } | undefined;
  readonly #parts = new Map<number, Uint8Array>();

  /** Takes the place of the network. */
  listen(): void {
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, request) => this.#answer(String(url), request));
  }

  /** @returns the file as it has arrived so far */
  get received(): Uint8Array {
    const parts = [...this.#parts].sort(([one], [other]) => one - other).map(([, bytes]) => [...bytes]);
    return Uint8Array.from(parts.flat());
  }

  async #answer(url: string, request?: RequestInit): Promise<Response> {
    const part = /uploads\/[^/]+\/(\d+)$/.exec(url)?.[1];
    const kind = url.endsWith('/send-contact-email')
      ? 'lead'
      : request?.method === 'POST'
        ? 'announce'
        : part
          ? 'part'
          : 'ask';
    this.requests.push(part ? `part ${part}` : kind);
    const held = kind === 'lead' || kind === 'part' ? this.held[kind] : undefined;
    if (held) await held;
    const fate = this.fates[kind].shift() ?? 'served';
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (typeof fate === 'number') return Response.json({ ok: false }, { status: fate });
    const answer = await this.#serve(kind, part, request);
    if (fate === 'answer lost') throw new TypeError('Failed to fetch');
    return answer;
  }

  async #serve(kind: string, part: string | undefined, request?: RequestInit): Promise<Response> {
    if (kind === 'announce') {
      this.announced = JSON.parse(String(request?.body));
      const count = this.requests.filter((one) => one === 'announce').length;
      const uploadId = count > 1 ? `upload ${count}` : 'upload';
      return Response.json({ ok: true, uploadId, partSize: 1_048_576 }, { status: 201 });
    }
    if (kind === 'lead') {
      const lead = JSON.parse(String(request?.body));
      this.leads.push(lead);
      this.keys.push(new Headers(request?.headers).get('Idempotency-Key'));
      if (this.goneUpload && lead.attachment?.uploadId === this.goneUpload) {
        const errors = { attachment: 'Il curriculum non è più disponibile: scegli di nuovo il file' };
        return Response.json({ ok: false, code: 'invalid', errors }, { status: 422 });
      }
      return Response.json({ ok: true, id: 'x', ...(this.isCvMissing && { attachment: 'missing' }) });
    }
    if (part) this.#parts.set(Number(part), new Uint8Array(request?.body as ArrayBuffer));
    if (this.refusal) {
      const { refusal } = this;
      return Response.json(
        { ok: false, code: 'refused', state: 'refused', message: refusal },
        { status: 422 },
      );
    }
    const parts = [...this.#parts].map(([number, { length }]) => ({ part: number, size: length }));
    const isWhole = parts.reduce((sum, { size }) => sum + size, 0) === this.announced?.size;
    return Response.json({ ok: true, state: isWhole ? 'complete' : 'open', parts });
  }
}
