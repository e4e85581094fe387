//! Which textures and samplers are used together: found in each function in terms of variables and parameters, then carried to callers.

use crate::sem::Program;
use crate::sem::program::{DeclTarget, ExprKind, FunctionId, GlobalId, LocalId, ParamId};
use crate::syntax::ast::{DeclId, Expr, ExprId, Placed};
use crate::types::{Type, TypeId};
use crate::util::{Id, IdVec, Range32};
use hashbrown::HashMap;

/// What a texture or sampler is inside a function.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Root {
    Global(GlobalId),
    Param(ParamId),
}

/// The pairs of each function, those of its callees included, each once and in order.
pub struct Pairs {
    of: IdVec<FunctionId, Vec<(Root, Root)>>,
}

/// A call, in the function that it stands in.
#[derive(Copy, Clone)]
struct Call {
    kind: ExprKind,
    args: Range32,
}

impl Pairs {
    /// Finds them in a whole program.
    pub fn of(program: &Program) -> Self {
        let mut of = IdVec::new();
        of.resize(program.functions.len(), Vec::new());
        let mut pairs = Self { of };
        let has_samplers = program.store.types.iter().any(|(ty, shape)| {
            matches!(shape, Type::Sampler { .. }) && program.globals.iter().any(|global| global.ty == ty)
        });
        if has_samplers {
            let (calls, lets) = (calls(program), lets(program));
            // Callees stand before callers in the order of dependency.
            for &decl in &program.order {
                if let (DeclTarget::Function(id), Some(calls)) = (program.decls[decl], calls.get(&decl)) {
                    pairs.of[id] = pairs.of_calls(program, calls, &lets);
                }
            }
        }
        pairs
    }

    /// The pairs that an entry point uses.
    pub fn of_function(&self, program: &Program, id: FunctionId) -> Vec<(GlobalId, GlobalId)> {
        let global = |&(texture, sampler): &(Root, Root)| match (texture, sampler) {
            (Root::Global(texture), Root::Global(sampler)) => Some((texture, sampler)),
            // An entry point has no such parameters.
            _ => None,
        };
        let mut found: Vec<(GlobalId, GlobalId)> = self.of[id].iter().filter_map(global).collect();
        let point = |id: GlobalId| match program.globals[id].kind {
            crate::sem::program::GlobalKind::Var { binding, .. } => binding,
            _ => None,
        };
        found.sort_by_key(|&(texture, sampler)| (point(texture), point(sampler)));
        found
    }

    fn of_calls(&self, program: &Program, calls: &[Call], lets: &Lets) -> Vec<(Root, Root)> {
        let mut found = Vec::new();
        for call in calls {
            let args = program.ast.expr_list(call.args);
            match call.kind {
                ExprKind::CallBuiltin { .. } => {
                    let with = |test: fn(Type) -> bool| {
                        let arg = args.iter().find(|&&arg| test(program.store.types.get(program.value_type(arg))));
                        arg.and_then(|&arg| lets.root(program, arg))
                    };
                    found.extend(with(is_texture).zip(with(is_sampler)));
                }
                ExprKind::CallFunction(callee) => {
                    let first = program.functions[callee].params.start as usize;
                    let substituted = |root| match root {
                        Root::Param(param) => lets.root(program, *args.get(param.index().checked_sub(first)?)?),
                        Root::Global(_) => Some(root),
                    };
                    let pairs = self.of[callee].iter();
                    found.extend(pairs.filter_map(|&(t, s)| substituted(t).zip(substituted(s))));
                }
                _ => {}
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

fn is_texture(ty: Type) -> bool {
    matches!(ty, Type::Texture { .. } | Type::StorageTexture { .. } | Type::ExternalTexture)
}

fn is_sampler(ty: Type) -> bool {
    matches!(ty, Type::Sampler { .. })
}

/// The calls that may matter, by the module-scope declaration that they stand in.
fn calls(program: &Program) -> HashMap<DeclId, Vec<Call>> {
    let mut found: HashMap<DeclId, Vec<Call>> = HashMap::new();
    // Expressions are numbered in source order, as are the declarations that hold them.
    let mut globals = program.ast.globals.iter().copied().peekable();
    let mut current = None;
    for (id, &Placed { node: expr, .. }) in program.ast.exprs.iter_enumerated() {
        let Expr::Call { args, .. } = expr else { continue };
        let start = program.ast.expr_span(id).start;
        while let Some(decl) = globals.next_if(|&decl| program.ast.decl_span(decl).start <= start) {
            current = Some(decl);
        }
        let kind = program.info(id).kind;
        let may_matter = matches!(kind, ExprKind::CallBuiltin { .. } | ExprKind::CallFunction(_));
        if let (true, Some(decl)) = (may_matter && args.len > 0, current) {
            found.entry(decl).or_default().push(Call { kind, args });
        }
    }
    found
}

/// What each `let` of a texture or sampler stands for.
struct Lets(HashMap<LocalId, Root>);

fn lets(program: &Program) -> Lets {
    let mut lets = Lets(HashMap::new());
    // In source order: an initializer names what was declared before.
    for (id, local) in program.locals.iter_enumerated() {
        if is_handle(program, local.ty)
            && let Some(root) = local.initializer.and_then(|expr| lets.root(program, expr))
        {
            lets.0.insert(id, root);
        }
    }
    lets
}

fn is_handle(program: &Program, ty: TypeId) -> bool {
    let ty = program.store.types.get(ty);
    is_texture(ty) || is_sampler(ty)
}

impl Lets {
    /// What an expression of a texture or sampler names.
    fn root(&self, program: &Program, expr: ExprId) -> Option<Root> {
        match program.info(expr).kind {
            ExprKind::Global(id) => Some(Root::Global(id)),
            ExprKind::Param(id) => Some(Root::Param(id)),
            ExprKind::Local(id) => self.0.get(&id).copied(),
            _ => None,
        }
    }
}
