import { z } from 'zod';

const Login = z.object({ access_token: z.string() });

/** Calls a running server as one person. A call rejects only where there was no answer. */
export class ApiClient {
  private readonly baseUrl: string;
  readonly token: string;

  private constructor(baseUrl: string, token: string) {
    this.baseUrl = baseUrl;
    this.token = token;
  }

  static async signIn(baseUrl: string, email: string, password: string): Promise<ApiClient> {
    const body = new URLSearchParams({ email, password });
    const response = await fetch(`${baseUrl}/auth/login`, { method: 'POST', body });
    return new ApiClient(baseUrl, Login.parse(await response.json()).access_token);
  }

  /** The same person on another server of the same database. */
  at(baseUrl: string): ApiClient {
    return new ApiClient(baseUrl, this.token);
  }

  async get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    const response = await this.send(path);
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return schema.parse(await response.json());
  }

  send(path: string, init: { method?: string; body?: FormData | object } = {}): Promise<Response> {
    const { method = 'GET', body } = init;
    const headers = { Authorization: `Bearer ${this.token}` };
    if (body instanceof FormData) return fetch(this.baseUrl + path, { method, headers, body });
    return fetch(this.baseUrl + path, {
      method,
      headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
}
