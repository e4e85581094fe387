//! The shape of the tree that text becomes.

use crate::diagnostic::Diagnostics;
use crate::syntax::ast::{Expr, dump};
use crate::syntax::parse;
use crate::util::{Id, Interner};

fn tree(source: &str) -> String {
    let (mut symbols, mut diagnostics) = (Interner::new(), Diagnostics::new());
    let ast = parse(source, &mut symbols, &mut diagnostics);
    assert!(diagnostics.is_empty(), "{source}: {diagnostics:?}");
    dump(&ast, &symbols)
}

fn expression(text: &str) -> String {
    let tree = tree(&format!("const a = {text};"));
    tree["(const a = ".len()..tree.len() - 2].to_owned()
}

#[test]
fn operators_bind_as_the_specification_says() {
    for (text, expected) in [
        ("1 + 2 * 3", "(+ 1 (* 2 3))"),
        ("1 * 2 + 3", "(+ (* 1 2) 3)"),
        ("a - b - c", "(- (- a b) c)"),
        ("a / b % c * d", "(* (% (/ a b) c) d)"),
        ("a + b < c * d", "(< (+ a b) (* c d))"),
        ("a << b == c", "(== (<< a b) c)"),
        ("a || b || c < d", "(|| (|| a b) (< c d))"),
        ("a & b & c", "(& (& a b) c)"),
        ("(a | b) ^ -c", "(^ (| a b) (- c))"),
        ("a--b", "(- a (- b))"),
        ("a && &b", "(&& a (& b))"),
        ("&&b", "(& (& b))"),
        ("-a.b[1]", "(- ([] (. a b) 1))"),
        ("(*a).b", "(. (* a) b)"),
        ("*a.b", "(* (. a b))"),
        ("!f(a)", "(! (call f a))"),
    ] {
        assert_eq!(expression(text), expected, "{text}");
    }
}

#[test]
fn literals_keep_their_type() {
    assert_eq!(
        expression("vec2(1, 1i) + g(0x10u, 1.5, 2f, 0x1p-1f, 3h, true)"),
        "(+ (call vec2 1 1i) (call g 16u 1.5 2.0f 0.5f 3.0h true))"
    );
}

#[test]
fn template_lists_are_told_from_comparisons() {
    assert_eq!(expression("f(a < b, c > (d))"), "(call f (call a<b c> d))");
    assert_eq!(expression("array<vec2<f32>, 4>()"), "(call array<vec2<f32> 4>)");
    assert_eq!(expression("f((a < b), c > d)"), "(call f (< a b) (> c d))");
    assert_eq!(expression("a<b>>c"), "(> a<b> c)");
}

#[test]
fn statements_and_declarations_keep_their_parts() {
    let source = "
        alias A = array<i32, 2>;
        struct S { @size(16) a: A, b: f32 }
        @group(0) @binding(0) var<storage, read> s: S;
        @must_use fn f(@location(0) a: i32, b: u32) -> @location(1) f32 {
            var<function> v: i32 = 1;
            loop { v++; continuing { v--; break if v == 2; } }
            for (var i = 0; i < 4; i += 1) { continue; }
            switch v { case 1, default: { _ = v; } }
            @diagnostic(off, x) if v < 1 { } else if true { return 1; } else { { g(); } }
            *&v = 3;
        }";
    let expected = "\
(alias A array<i32 2>)
(struct S @size (a A) (b f32))
@group @binding (var<storage read> s: S)
@must_use (fn f @location (a i32) (b u32) -> @location f32
  (var<function> v: i32 = 1)
  loop
    (++ v)
  continuing
    (-- v)
  break if (== v 2)
  for (< i 4)
  init (var i = 0)
  update (+= i 1)
    continue
  switch v
  case 1 default
    (= _ v)
  @diagnostic if (< v 1)
  else if true
    return 1
  else
    block
      (call g)
  (= (* (& v)) 3)
)
";
    assert_eq!(tree(source), expected);
}

#[test]
fn operands_stand_before_their_users_and_spans_hold_the_text() {
    let source = "const a = (b + c) * -f(d[1].e);";
    let (mut symbols, mut diagnostics) = (Interner::new(), Diagnostics::new());
    let ast = parse(source, &mut symbols, &mut diagnostics);
    for (id, expr) in ast.exprs.iter_enumerated() {
        let span = ast.expr_span(id);
        let text = &source[span.start as usize..span.end as usize];
        match expr.node {
            Expr::Binary { left, right, .. } => {
                assert!(left < id && right < id);
                assert!(["b + c", "(b + c) * -f(d[1].e)"].contains(&text), "{text}");
            }
            Expr::Call { .. } => assert_eq!(text, "f(d[1].e)"),
            Expr::Member { base, name } => {
                assert!(base < id);
                assert_eq!((text, symbols.resolve(name.symbol)), ("d[1].e", "e"));
            }
            Expr::Ident { name, .. } => assert_eq!(symbols.resolve(name.symbol), text),
            _ => assert!(id.index() > 0),
        }
    }
}
