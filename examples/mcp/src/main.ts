import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './server.js';

// Standard output belongs to the protocol: write everything else to standard error.
await createServer().connect(new StdioServerTransport());
