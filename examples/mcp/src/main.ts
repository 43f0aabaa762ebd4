import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './server.js';

// The standard output is the protocol's: everything else is written to the standard error.
await createServer().connect(new StdioServerTransport());
