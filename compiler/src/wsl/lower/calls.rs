//! Calls of the program's functions, and of what address takers generate.

use super::Lowerer;
use super::access::{Place, Ref};
use super::instance::Arg;
use crate::ir::Value;
use crate::wsl::ast::ExprId;
use crate::wsl::program::{Body, Callee, FunctionId};
use crate::wsl::types::Ty;

impl Lowerer<'_, '_> {
    /// Arguments from left to right.
    pub(super) fn args(&mut self, args: &[ExprId]) -> Vec<Arg> {
        let program = self.program;
        let evaluate = |&arg: &ExprId| {
            let ty = program.infos[arg].ty;
            if program.types.is_reference(ty) || program.types.is_opaque(ty) {
                Arg::Ref(self.reference(arg))
            } else {
                Arg::Value(self.value(arg))
            }
        };
        args.iter().map(evaluate).collect()
    }

    /// A call that gives a value, or nothing.
    pub(super) fn user_call(&mut self, id: FunctionId, args: &[Arg]) -> Option<Value> {
        if self.error.is_some() {
            return None;
        }
        let (key, values) = self.key(id, args);
        let types: Vec<_> = values.iter().map(|&value| self.b.module.type_of(value)).collect();
        let function = self.instance_of(key, &types);
        self.b.call(function, &values)
    }

    /// A call of a getter or setter, with its arguments' types.
    pub(super) fn value_call(&mut self, id: FunctionId, args: &[(Value, Ty)]) -> Value {
        let result = self.ty(self.program.functions[id].result);
        let taker = match self.program.functions[id].body {
            Body::Statements(_) => {
                let args: Vec<Arg> = args.iter().map(|&(value, _)| Arg::Value(value)).collect();
                return self.user_call(id, &args).unwrap_or_else(|| self.b.zero(result));
            }
            Body::GetterOf(taker) | Body::SetterOf(taker) => taker,
        };
        // The parameter is memory of its own, of which the address is taken.
        let memory = self.thread_variable(args[0].1, Some(args[0].0));
        let is_setter = matches!(self.program.functions[id].body, Body::SetterOf(_));
        let index = args.get(1).filter(|_| args.len() == if is_setter { 3 } else { 2 }).map(|&(value, _)| value);
        let part = match self.take_address(taker, Place::Memory(memory.clone()), index) {
            Ref::Pointer(place) => place,
            _ => return self.b.zero(result),
        };
        if !is_setter {
            return self.load(&part);
        }
        if let Some(&(value, _)) = args.last() {
            self.store(&part, value);
        }
        self.load(&Place::Memory(memory))
    }

    /// What an address taker gives for a place.
    pub(super) fn take_address(&mut self, taker: FunctionId, base: Place, index: Option<Value>) -> Ref {
        let mut args = vec![Arg::Ref(Ref::Pointer(base))];
        args.extend(index.map(Arg::Value));
        self.inline(taker, &args).unwrap_or_else(|| self.no_reference())
    }

    /// A call that gives a pointer or array reference.
    pub(super) fn reference_call(&mut self, callee: Callee, args: &[ExprId]) -> Ref {
        let args = self.args(args);
        match callee {
            Callee::User(id) => self.inline(id, &args).unwrap_or_else(|| self.no_reference()),
            Callee::Library(_) => self.no_reference(),
        }
    }

    /// What stands for a reference after an error.
    fn no_reference(&mut self) -> Ref {
        let zero = self.b.u32(0);
        Ref::Pointer(Place::Value(zero, Ty::UINT))
    }
}
