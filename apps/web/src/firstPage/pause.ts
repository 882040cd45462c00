// The modules of the app come to life in one task, half of which is the making of Chakra's system. This one, imported
// after the system, parts it in two.
await new Promise((resume) => setTimeout(resume));
