#!/usr/bin/env node
// Runs src/cli.ts.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSources } from './bundle.mjs';

await import(pathToFileURL(join(await bundleSources(), 'cli.mjs')).href);
