diagnostic(error, a.a);
diagnostic(warning, a.b);
diagnostic(info, a.c);
diagnostic(off, a.d);
