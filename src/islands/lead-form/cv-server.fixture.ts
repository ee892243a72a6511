import { vi } from 'vitest';

/** What happens to a request: it is served, it or its answer gets lost, or it gets an error status. */
export type PartOutcome = 'served' | 'lost' | 'answer lost' | number;

/** A stand-in for the server that takes curricula, as docs/cv-uploads.md describes it. */
export class CvServer {
  /** Fates of the next requests of each kind; a request without a fate is served. */
  readonly fates: Record<'announce' | 'lead' | 'part' | 'ask', PartOutcome[]> = {
    announce: [],
    lead: [],
    part: [],
    ask: [],
  };
  readonly requests: string[] = [];
  /** The received leads, whatever the answer was. */
  readonly leads: Record<string, unknown>[] = [];
  /** The ids of the received leads. */
  readonly keys: (string | null)[] = [];
  refusal: string | undefined;
  /** An upload that applications may not name, because another one has it or it was erased. */
  goneUpload: string | undefined;
  /** True when the application was mailed without the announced file. */
  isCvMissing = false;
  /** Delays the answer to requests of a kind until its promise settles. */
  readonly delays: Partial<Record<'lead' | 'part', Promise<void>>> = {};
  announced: { size: number; sha256: string; filename: string } | undefined;
  readonly #parts = new Map<number, Uint8Array>();

  /** Replaces the network. */
  listen(): void {
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, request) => this.#answer(String(url), request));
  }

  /** @returns the bytes of the file that have arrived so far */
  get received(): Buffer {
    const parts = [...this.#parts].sort(([one], [other]) => one - other);
    return Buffer.concat(parts.map(([, bytes]) => bytes));
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
    const delay = kind === 'lead' || kind === 'part' ? this.delays[kind] : undefined;
    if (delay) await delay;
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
