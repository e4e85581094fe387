//! Alias analysis: no call may write through a pointer what the callee also reaches by another name.
//!
//! Each function's accesses are noted while its body is resolved; callees are resolved before their callers, so that
//! what they do through their parameters is known at each call. What they do with a variable by its name is asked at the end, of
//! many variables at a time. <https://www.w3.org/TR/WGSL/#alias-analysis>

use hashbrown::HashMap;

use super::program::{DeclTarget, ExprKind, FunctionId, GlobalId, LocalId, ParamId};
use super::resolver::Resolver;
use super::{Interpretation, rules};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::intrinsics::BuiltinFn;
use crate::syntax::ast::{DeclId, Expr, ExprId};
use crate::types::Type;
use crate::util::{Id, IdVec, Range32};

/// What gives access to memory first in a function.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Root {
    Global(GlobalId),
    Local(LocalId),
    Param(ParamId),
}

/// Reads and writes, as bits.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Accesses(u8);

impl Accesses {
    pub const READ: Self = Self(1);
    pub const WRITE: Self = Self(2);
    pub const BOTH: Self = Self(3);

    const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn writes(self) -> bool {
        self.0 & 2 != 0
    }

    const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether both happen and one of them is a write.
    const fn conflicts(self, other: Self) -> bool {
        (self.writes() && !other.is_none()) || (other.writes() && !self.is_none())
    }
}

/// What is known of the functions resolved so far.
pub(super) struct Aliasing {
    /// Of each function by itself, and through the pointers that it passes on; some more than once.
    globals: Vec<(FunctionId, GlobalId, Accesses)>,
    /// Through pointer parameters, called functions included.
    params: HashMap<ParamId, Accesses>,
    /// Of each `let` that holds a pointer.
    roots: HashMap<LocalId, Root>,
    /// Pointers to module-scope variables that are passed to functions.
    questions: Vec<Question>,
}

impl Aliasing {
    /// Nothing, with room for the accesses of a usual module.
    pub fn new() -> Self {
        let (params, roots) = (HashMap::new(), HashMap::new());
        Self { globals: Vec::with_capacity(64), params, roots, questions: Vec::new() }
    }
}

/// Whether a function that is passed a pointer to a variable, and uses it, also uses the variable by its name.
#[derive(Copy, Clone)]
struct Question {
    callee: FunctionId,
    global: GlobalId,
    through: Accesses,
    argument: ExprId,
}

/// How many variables a word of two bits for each holds.
const BATCH: usize = 32;

impl Resolver<'_> {
    /// The root identifier of a reference or pointer.
    fn root(&self, expr: ExprId) -> Option<Root> {
        let mut expr = expr;
        loop {
            expr = match (self.exprs[expr].kind, self.ast.expr(expr)) {
                (ExprKind::Global(global), _) => return Some(Root::Global(global)),
                (ExprKind::Param(param), _) => return Some(Root::Param(param)),
                (ExprKind::Local(local), _) => {
                    let known = self.aliasing.roots.get(&local).copied();
                    return Some(known.unwrap_or(Root::Local(local)));
                }
                (
                    ExprKind::CallBuiltin { function: BuiltinFn::BufferView | BuiltinFn::BufferArrayView, .. },
                    Expr::Call { args, .. },
                ) => *self.ast.expr_list(args).first()?,
                (
                    _,
                    Expr::Index { base: operand, .. }
                    | Expr::Member { base: operand, .. }
                    | Expr::Unary { operand, .. },
                ) => operand,
                _ => return None,
            };
        }
    }

    /// Notes that a `let` holds the pointer that its initializer gives.
    pub(super) fn note_pointer(&mut self, local: LocalId, initializer: ExprId) {
        if let Some(root) = self.root(initializer) {
            self.aliasing.roots.insert(local, root);
        }
    }

    /// Notes an access through a reference or pointer.
    pub(super) fn note_access(&mut self, expr: ExprId, accesses: Accesses) {
        if let Some(root) = self.root(expr) {
            self.note_root_access(root, accesses);
        }
    }

    #[inline]
    fn note_root_access(&mut self, root: Root, accesses: Accesses) {
        match (root, self.function) {
            (Root::Global(global), Some(function)) => self.aliasing.globals.push((function, global, accesses)),
            (Root::Param(param), _) => self.note_access_by_param(param, accesses),
            _ => {}
        }
    }

    #[inline(never)]
    fn note_access_by_param(&mut self, param: ParamId, accesses: Accesses) {
        let known = self.aliasing.params.entry(param).or_default();
        *known = known.union(accesses);
    }

    /// Notes what a built-in function does through its pointer arguments.
    pub(super) fn note_builtin_accesses(&mut self, function: BuiltinFn, args: &[ExprId]) {
        let effects = function.effects();
        let accesses = match (effects.reads, effects.writes) {
            (true, true) => Accesses::BOTH,
            (true, false) => Accesses::READ,
            (false, true) => Accesses::WRITE,
            (false, false) => return,
        };
        for &arg in args {
            if matches!(self.store.types.get(self.exprs[arg].converted), Type::Pointer { .. }) {
                self.note_access(arg, accesses);
            }
        }
    }

    /// Checks the pointer arguments of a call of a user-defined function, and notes what it does through them.
    pub(super) fn check_aliases(&mut self, callee: FunctionId, params: Range32, args: &[ExprId]) {
        let mut seen: Vec<(Root, Accesses)> = Vec::new();
        for (index, &arg) in args.iter().enumerate() {
            if !matches!(self.store.types.get(self.exprs[arg].converted), Type::Pointer { .. }) {
                continue;
            }
            let Some(root) = self.root(arg) else { continue };
            let param = ParamId::from_index(params.start as usize + index);
            let through = self.aliasing.params.get(&param).copied().unwrap_or_default();
            let other = seen.iter().filter(|(other, _)| *other == root);
            let others = other.fold(Accesses::default(), |all, (_, accesses)| all.union(*accesses));
            let is_shared = seen.iter().any(|(other, _)| *other == root);
            let is_refused = is_shared && self.check_shared(through, others, self.span(arg));
            if let Root::Global(global) = root
                && !is_refused
                && !through.is_none()
            {
                self.aliasing.questions.push(Question { callee, global, through, argument: arg });
            }
            seen.push((root, through));
            if !through.is_none() {
                self.note_root_access(root, through);
            }
        }
    }

    /// Whether two pointers to one variable may not be passed to a function that does this through them. Reported, and warned of where
    /// it is a matter of interpretation: whether it counts that the function uses one of them not at all.
    fn check_shared(&mut self, through: Accesses, others: Accesses, span: Span) -> bool {
        if !through.writes() && !others.writes() {
            return false;
        }
        let by_letter = self.allowed.interpretation() == Interpretation::Specification;
        if by_letter || through.conflicts(others) {
            let message = "two pointers to the same variable are passed, and the function writes through one of them";
            self.error(rules::POINTER_ALIAS, span, message);
            return true;
        }
        let message = "two pointers to the same variable are passed, and the function writes through one of them: browsers accept \
                       this, since it does not use the other one; the letter of the specification does not";
        let warning = Diagnostic::error(rules::UNUSED_POINTER_ALIAS, span, message).with_severity(Severity::Warning);
        self.diagnostics.push(warning);
        false
    }

    /// Answers what was asked of module-scope variables. `order` has callees before their callers.
    pub(super) fn check_global_aliases(&mut self, order: &[DeclId]) {
        if self.aliasing.questions.is_empty() {
            return;
        }
        let mut batches: Vec<Vec<Question>> = Vec::new();
        let mut places: HashMap<GlobalId, usize> = HashMap::new();
        for question in std::mem::take(&mut self.aliasing.questions) {
            let next = places.len();
            let place = *places.entry(question.global).or_insert(next);
            batches.resize(batches.len().max(place / BATCH + 1), Vec::new());
            batches[place / BATCH].push(question);
        }
        // What each function does by itself with the variables of each batch.
        let mut direct: Vec<Vec<(FunctionId, u64)>> = vec![Vec::new(); batches.len()];
        for (function, global, accesses) in &self.aliasing.globals {
            if let Some(&place) = places.get(global) {
                direct[place / BATCH].push((*function, u64::from(accesses.0) << (place % BATCH * 2)));
            }
        }
        for (questions, direct) in batches.into_iter().zip(direct) {
            let reached = self.accesses_of_all(order, &direct);
            for question in questions {
                let shift = places[&question.global] % BATCH * 2;
                if question.through.conflicts(Accesses((reached[question.callee] >> shift & 3) as u8)) {
                    self.report_global_alias(question);
                }
            }
        }
    }

    /// What every function and all that it calls do with the variables of a batch, from what each does by itself.
    fn accesses_of_all(&self, order: &[DeclId], direct: &[(FunctionId, u64)]) -> IdVec<FunctionId, u64> {
        let mut reached: IdVec<FunctionId, u64> = IdVec::new();
        reached.resize(self.functions.len(), 0);
        for &(function, accesses) in direct {
            reached[function] |= accesses;
        }
        for &decl in order {
            let DeclTarget::Function(id) = self.numbers[decl] else { continue };
            for &callee in self.functions[id].callees.of(&self.callee_pool) {
                reached[id] |= reached[callee];
            }
        }
        reached
    }

    fn report_global_alias(&mut self, question: Question) {
        let name = self.name(self.globals[question.global].name);
        let message =
            format!("this points to '{name}', which the function also uses by its name, and one of the two writes");
        self.error(rules::POINTER_ALIAS, self.span(question.argument), message);
    }
}
